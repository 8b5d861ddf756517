import { errorKind, type ErrorKind } from './error-kind.ts';

/** Files that cannot be imported as they are. */
export const IMPORT_ERRORS = {
  import_encoding: errorKind(
    422,
    'The file is not encoded as UTF-8, UTF-16, Big5 or Shift_JIS. Save it as UTF-8.',
    '檔案編碼不是 UTF-8、UTF-16、Big5 或 Shift_JIS，請另存為 UTF-8。',
    'ファイルの文字コードがUTF-8・UTF-16・Big5・Shift_JISのいずれでもありません。UTF-8で保存してください。',
  ),
  import_csv: errorKind(
    422,
    'The row starting at line {line} cannot be read: a quotation mark is not closed or is in the wrong place.',
    '從第 {line} 行開始的資料列無法讀取：引號未關閉或位置不正確。',
    '{line}行目から始まる行を読み込めません。引用符が閉じていないか、位置が正しくありません。',
  ),
  import_row_too_long: errorKind(
    422,
    'The row starting at line {line} has more than {characters} {characters|character|characters}. It may contain an unclosed quotation mark.',
    '從第 {line} 行開始的資料列超過 {characters} 個字元，其中的引號可能未關閉。',
    '{line}行目から始まる行が{characters}文字を超えています。引用符が閉じていない可能性があります。',
  ),
  import_json: errorKind(
    422,
    'The file is not a JSON list of records.',
    '檔案內容不是 JSON 格式的資料清單。',
    'ファイルがJSONのデータ一覧ではありません。',
  ),
  import_json_repeated: errorKind(
    422,
    'Record {record} contains “{key}” twice in one object. Keep one of them.',
    '檔案的第 {record} 筆資料在同一物件中重複出現「{key}」，請保留其中一個。',
    'ファイルの{record}件目のデータで、同じオブジェクトに「{key}」が2回あります。どちらか一方だけにしてください。',
  ),
  import_json_record: errorKind(
    422,
    'Record {record} cannot be saved: it contains an invalid character, an out-of-range number or lists nested too deeply.',
    '檔案的第 {record} 筆資料無法儲存：含有無效字元、超出範圍的數字，或巢狀層數過多的清單。',
    'ファイルの{record}件目のデータは保存できません。無効な文字、範囲を超えた数値、または入れ子の深すぎるリストが含まれています。',
  ),
  import_workbook: errorKind(
    422,
    'The workbook cannot be read: it is damaged or incomplete. Open it in your spreadsheet program, save it as .xlsx and choose it again.',
    '無法讀取這個活頁簿：檔案已損壞或不完整。請用試算表軟體開啟，另存為 .xlsx 後重新選擇。',
    'ブックを読み込めません。ファイルが壊れているか、途中で切れています。表計算ソフトで開いて .xlsx で保存し直し、もう一度選んでください。',
  ),
  import_workbook_kind: errorKind(
    422,
    'Workbooks of type {kind} cannot be read. Save the workbook as .xlsx and choose that file.',
    '無法讀取 {kind} 格式的活頁簿，請另存為 Excel 活頁簿（.xlsx）後再選擇。',
    '{kind} 形式のブックは読み込めません。Excelブック（.xlsx）として保存し、そのファイルを選んでください。',
  ),
  import_workbook_locked: errorKind(
    422,
    'The workbook is password-protected. Remove the password, save it and choose it again.',
    '這個活頁簿受密碼保護，請移除密碼並儲存後重新選擇。',
    'ブックがパスワードで保護されています。パスワードを外して保存し、もう一度選んでください。',
  ),
  import_workbook_unpacked: errorKind(
    422,
    'The unpacked workbook is far larger than its file size, or more than {megabytes} MB. Copy the rows into a new workbook and choose that file.',
    '這個活頁簿解壓縮後的內容遠超過檔案大小，或超過 {megabytes} MB。請將資料列複製到新的活頁簿後再選擇。',
    'ブックの中身がファイルの大きさに比べて異常に多いか、展開すると {megabytes} MBを超えます。行を新しいブックにコピーして、そのファイルを選んでください。',
  ),
  import_archive: errorKind(
    422,
    'This archive contains no workbook. Unpack it and choose the file with the rows.',
    '這是不含活頁簿的壓縮檔，請解壓縮後選擇含有資料列的檔案。',
    'ブックを含まない圧縮ファイルです。展開して、行の入ったファイルを選んでください。',
  ),
  import_sheet: errorKind(
    422,
    'The file has no sheet named “{sheet}”.',
    '檔案中沒有名為「{sheet}」的工作表。',
    'ファイルに「{sheet}」というシートはありません。',
  ),
  import_empty: errorKind(
    422,
    'The file has no rows. Choose another file.',
    '檔案中沒有資料列，請選擇其他檔案。',
    'ファイルにデータ行がありません。別のファイルを選んでください。',
  ),
  import_columns: errorKind(
    422,
    'Two columns are named “{column}”. Rename one of them.',
    '有兩個欄位同名「{column}」，請更改其中一個。',
    '「{column}」という列が2つあります。どちらかの名前を変えてください。',
  ),
  import_too_large: errorKind(
    422,
    'The file has more than {rows} {rows|row|rows} or {columns} {columns|column|columns}. Split it.',
    '檔案超過 {rows} 列或 {columns} 欄，請分割檔案。',
    'ファイルが{rows}行または{columns}列を超えています。分割してください。',
  ),
  import_mapping: errorKind(
    422,
    'This module has no field named “{target}”, or two columns are mapped to it.',
    '這個模組沒有「{target}」，或有兩個欄位同時對應到它。',
    'このモジュールに「{target}」がないか、2つの列が割り当てられています。',
  ),
  settings_file_damaged: errorKind(
    422,
    'File damaged or modified: {file}. Export it again.',
    '檔案已損毀或遭修改：{file}。請重新匯出。',
    'ファイルが破損しているか、変更されています（{file}）。もう一度エクスポートしてください。',
  ),
  settings_file_invalid: errorKind(
    422,
    'Invalid data: {file}. Choose a settings file that the console exported.',
    '檔案含有無效的資料：{file}。請選擇由後台匯出的設定檔。',
    'ファイルのデータが正しくありません（{file}）。コンソールからエクスポートした設定ファイルを選んでください。',
  ),
  settings_import_errors: errorKind(
    422,
    'Invalid data: {errors} {errors|record|records} cannot be imported. Correct them at the source, or exclude their modules.',
    '檔案含有無效的資料：{errors} 筆資料無法匯入。請在來源處修正，或不要選取這些模組。',
    'ファイルのデータが正しくありません。{errors}件のデータをインポートできません。元のデータを直すか、そのモジュールを外してください。',
  ),
  import_batch_invalid: errorKind(
    422,
    '{rows} invalid {rows|row|rows}: correct {rows|it|them}, or exclude the file. Nothing was imported.',
    '有 {rows} 列有問題，請修正，或不要匯入該檔案。尚未寫入任何資料。',
    '{rows}行に誤りがあります。修正するか、そのファイルを外してください。何も書き込まれていません。',
  ),
  import_batch_size: errorKind(
    422,
    'Too many files and sheets for one import. The limit is {max}.',
    '一次最多可匯入 {max} 個檔案與工作表。',
    '一度にインポートできるファイルとシートは{max}個までです。',
  ),
  nothing_to_export: errorKind(
    409,
    'The selected modules have no records to export.',
    '選取的模組沒有可匯出的資料。',
    '選んだモジュールにエクスポートできるデータがありません。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
