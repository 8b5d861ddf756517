import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import { DeleteOutlined, LockOutlined } from '@ant-design/icons';
import type { Issue } from '@quartermaster/domain/core/issue';
import { isNumberKind } from '@quartermaster/domain/fields/number-text';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BLOCKS_TITLES } from '../../../engine/record/blocks-titles.ts';
import {
  groupByBlocks,
  joinIssues,
  withBlocks,
  type FormIssue,
} from '../../../engine/record/record-issues.ts';
import { isWithin, type GridCell } from '../../../engine/sheet/cell-range.ts';
import {
  cellText,
  changedKeys,
  columnOf,
  isEditable,
  type SheetColumn,
  type SheetRow,
} from '../../../engine/sheet/sheet-model.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { FieldCell } from '../../../fields/cells.tsx';
import { EmptyCell } from '../../../fields/common/empty-cell.tsx';
import { FactorMark } from '../../../fields/number/factor-mark.tsx';
import { useFieldEnvironment } from '../../../fields/field-environment.tsx';
import { partOf } from './part-of.ts';
import { hasTypingBox } from '../../../ui/table/focus-cell.ts';
import { CellInput } from './cell-input.tsx';
import { offeredField } from './offered-field.ts';
import styles from './sheet.module.css';
import type { GridKeys } from './use-grid-keys.ts';

type SheetLineProps = {
  readonly row: SheetRow;
  readonly index: number;
  readonly sheet: SheetEditor;
  readonly keys: GridKeys;
  /** What the server refused at the last try. */
  readonly refusals: readonly Issue[] | undefined;
};

export function SheetLine({ row, index, sheet, keys, refusals }: SheetLineProps) {
  const { t } = useTranslation();
  const issues = joinIssues(sheet.problems.get(row.key) ?? [], withBlocks(refusals ?? [], 'save'));
  const changed = new Set(changedKeys(row));
  return (
    <tr data-change={row.stored === null ? 'new' : undefined}>
      {sheet.columns.map((column, position) => (
        <SheetCell
          key={column.name}
          row={row}
          column={column}
          at={{ row: index, column: position }}
          keys={keys}
          issues={issues.filter(({ path }) => columnOf(row, sheet.columns, path) === position)}
          lock={sheet.lockOf(row, column)}
          isChanged={changed.has(column.field.key) && isCellChanged(row, column)}
        />
      ))}
      <td className={styles.bin}>
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          tabIndex={-1}
          aria-label={t('remove')}
          onClick={() => sheet.removeRow(row)}
        />
      </td>
    </tr>
  );
}

/** Whether this cell of a changed field is what changed: other columns may hold parts of it. */
function isCellChanged({ stored, data }: SheetRow, { field, print }: SheetColumn): boolean {
  return stored !== null && print(stored.data[field.key]) !== print(data[field.key]);
}

type SheetCellProps = {
  readonly row: SheetRow;
  readonly column: SheetColumn;
  readonly at: GridCell;
  readonly keys: GridKeys;
  readonly issues: readonly FormIssue[];
  /** Why the cell takes no input; null: nothing locks it. */
  readonly lock: Issue | null;
  readonly isChanged: boolean;
};

function SheetCell({ row, column, at, keys, issues, lock, isChanged }: SheetCellProps) {
  const id = useId();
  const message = useMessage(issues, lock);
  const isReadOnly = lock !== null || !isEditable(row, column);
  const { active, edit } = keys;
  const isActive = active.row === at.row && active.column === at.column;
  const isChosen = isWithin(keys.range, at);
  const isEditing = edit?.row === at.row && edit.column === at.column;
  const hasInput =
    isEditing || (isActive && !isReadOnly && hasTypingBox() && offeredField(column, row.data) === null);
  const describedBy = isActive && message ? id : undefined;
  return (
    <td
      data-cell={`${at.row}:${at.column}`}
      data-changed={isChanged}
      data-kind={(column.part ?? column.field).kind}
      // Its input takes the focus in its place.
      tabIndex={hasInput ? undefined : isActive ? 0 : -1}
      aria-selected={isChosen}
      aria-invalid={issues.some(({ severity }) => severity === 'error')}
      data-warned={issues.some(({ severity }) => severity === 'warning')}
      data-readonly={isReadOnly}
      aria-readonly={isReadOnly}
      aria-describedby={describedBy}
      title={message || undefined}
      onFocus={() => keys.handleFocus(at)}
      onDoubleClick={() => keys.startEdit(at)}
    >
      {isEditing ? null : (
        <>
          {lock === null ? null : <LockOutlined className={styles.lock ?? ''} aria-hidden />}
          <CellValue row={row} column={column} />
          {isChanged ? <CellFactor row={row} column={column} /> : null}
        </>
      )}
      {hasInput ? (
        <CellInput
          at={at}
          row={row}
          column={column}
          edit={isEditing ? edit : null}
          keys={keys}
          describedBy={describedBy}
        />
      ) : null}
      {isActive && message ? (
        <CellMessage id={id} text={message} blocks={groupByBlocks(issues)[0]?.blocks ?? 'nothing'} />
      ) : null}
    </td>
  );
}

type CellMessageProps = { readonly id: string; readonly text: string; readonly blocks: string };

const CellMessage = ({ id, text, blocks }: CellMessageProps) => (
  <span id={id} className={styles.message} data-blocks={blocks}>
    {text}
  </span>
);

/** Marks a number of the sheet that grew or shrank so much that it should be checked before saving. */
function CellFactor({ row, column }: Pick<SheetCellProps, 'row' | 'column'>) {
  if (!isNumberKind(column.field.kind)) return null;
  return <FactorMark before={row.stored?.data[column.field.key]} after={row.data[column.field.key]} />;
}

/** Why a cell is locked, and what is wrong with it, what weighs most first, each with what it blocks. */
function useMessage(issues: readonly FormIssue[], lock: Issue | null): string {
  const { language, module } = useFieldEnvironment();
  const { t } = useTranslation('form');
  const { t: tc } = useTranslation();
  const { t: tl } = useTranslation('list');
  if (!module) return '';
  const problems = groupByBlocks(issues)
    .flatMap((group) => group.issues)
    .map((found) => {
      const text = moduleIssueText(found, language, { module });
      return tc('labelled', { label: t(BLOCKS_TITLES[found.blocks]), text });
    });
  // A refusal by the server says the same.
  const isSaid = lock === null || issues.some(({ code }) => code === lock.code);
  const locked = isSaid
    ? []
    : [tc('labelled', { label: tl('sheetLockedCell'), text: moduleIssueText(lock, language, { module }) })];
  return [...problems, ...locked].join('\n');
}

function CellValue({ row, column }: { readonly row: SheetRow; readonly column: SheetColumn }) {
  const isWhole = column.name === column.field.key && row.refused[column.name] === undefined;
  const text = cellText(row, column);
  if (column.part !== undefined && text === '') return <EmptyCell />;
  const part = row.refused[column.name] === undefined ? partOf(row.data, column) : null;
  if (part !== null) return <FieldCell field={part.field} value={part.value} />;
  return isWhole ? (
    <FieldCell field={chosenField(column.field, row.data)} value={row.data[column.field.key]} />
  ) : (
    <span className={styles.written}>{text}</span>
  );
}
