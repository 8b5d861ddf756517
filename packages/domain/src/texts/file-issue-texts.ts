import type { IssueCode } from '../core/issue.ts';
import { localized, type Localized } from '../core/language.ts';

/** Texts of what a file can have wrong that a form cannot. */
export const FILE_ISSUE_TEXTS = {
  row_repeated: localized(
    '{id} appears more than once in the file',
    '檔案中 {id} 重複出現',
    'ファイルに {id} が複数回あります',
  ),
  too_many_cells: localized(
    'has {cells} {cells|cell|cells}, but the file has {columns} {columns|column|columns}',
    '有 {cells} 格，但只有 {columns} 欄',
    '{columns}列に対して{cells}セルあります',
  ),
  cell_fault: localized(
    'cell {cell} shows {fault}: fix its formula in the workbook',
    '儲存格 {cell} 顯示 {fault}，請在活頁簿中修正公式',
    'セル {cell} が {fault} になっています。ブックで数式を直してください',
  ),
  cell_not_calculated: localized(
    'the formula in cell {cell} has no value: open the workbook in a spreadsheet program and save it',
    '儲存格 {cell} 的公式尚未計算，請用試算表軟體開啟並儲存活頁簿',
    'セル {cell} の数式がまだ計算されていません。表計算ソフトでブックを開いて保存してください',
  ),
} as const satisfies Partial<Readonly<Record<IssueCode, Localized>>>;
