import { errorKind } from './error-kind.ts';

/** Why the SQL console does not run a statement, or why PostgreSQL could not. `detail`: PostgreSQL's own words. */
export const SQL_ERRORS = {
  sql_syntax: errorKind(
    422,
    'The statement has a syntax error: {detail}',
    'SQL 語法錯誤：{detail}',
    'SQLの構文エラーです。{detail}',
  ),
  sql_not_a_query: errorKind(
    422,
    'Only one query can run here: SELECT, WITH … SELECT, VALUES or TABLE. To change data, use the module or an action on the player.',
    '這裡只能執行一個查詢：SELECT、WITH … SELECT、VALUES 或 TABLE。要變更資料，請使用模組或玩家操作。',
    '実行できるのはSELECT・WITH … SELECT・VALUES・TABLEのいずれか1つだけです。データの変更は、モジュールかプレイヤーへの操作で行ってください。',
  ),
  sql_several_statements: errorKind(
    422,
    'There is more than one statement. Run one at a time.',
    '一次只能執行一個陳述式，請分開執行。',
    '文が複数あります。1つずつ実行してください。',
  ),
  sql_table_refused: errorKind(
    422,
    'Table “{table}” does not exist or is not readable here. Readable tables are listed beside the editor.',
    '資料表「{table}」不存在或不開放查詢，可查詢的資料表列於編輯器旁。',
    'テーブル「{table}」は存在しないか、ここでは参照できません。参照できるテーブルはエディターの横にあります。',
  ),
  sql_columns_refused: errorKind(
    422,
    'Table “{table}” also has columns that are not readable here. Name the columns you need: {columns}',
    '資料表「{table}」含有不開放查詢的欄位，請改為指定需要的欄位：{columns}',
    'テーブル「{table}」には、ここでは参照できない列があります。必要な列を指定してください。{columns}',
  ),
  sql_function_refused: errorKind(
    422,
    'Function “{function}” cannot be called here: only functions that compute from their arguments can.',
    '這裡不能呼叫函式「{function}」，只能使用純計算的函式。',
    '関数「{function}」はここでは呼び出せません。引数だけから計算する関数を使用してください。',
  ),
  sql_type_refused: errorKind(
    422,
    'Type “{type}” cannot be used here. Use text, a number, a date or time, uuid, bytea, inet or jsonb.',
    '這裡不能使用型別「{type}」，請使用文字、數字、日期時間、uuid、bytea、inet 或 jsonb。',
    '型「{type}」はここでは使用できません。text・数値・日時・uuid・bytea・inet・jsonb を使用してください。',
  ),
  sql_part_refused: errorKind(
    422,
    '“{part}” cannot be part of a query here.',
    '這裡的查詢不能使用「{part}」。',
    'ここのクエリでは「{part}」を使用できません。',
  ),
  sql_denied: errorKind(
    422,
    'The database refused the query: {detail}',
    '資料庫拒絕執行：{detail}',
    'データベースに拒否されました。{detail}',
  ),
  sql_unknown_name: errorKind(
    422,
    'Something named in the statement does not exist: {detail}',
    '陳述式中有不存在的名稱：{detail}',
    '文に存在しない名前があります。{detail}',
  ),
  sql_types: errorKind(
    422,
    'Types do not match: {detail}',
    '型別不符：{detail}',
    '型が合っていません。{detail}',
  ),
  sql_grouping: errorKind(
    422,
    'A column is neither grouped nor aggregated: {detail}',
    '有欄位未列入 GROUP BY，也未使用彙總函式：{detail}',
    'GROUP BY にも集計関数にも含まれない列があります。{detail}',
  ),
  sql_parameters: errorKind(
    422,
    'The parameters do not fit the statement: {detail}',
    '參數與陳述式不符：{detail}',
    'パラメーターが文と合っていません。{detail}',
  ),
  sql_value: errorKind(
    422,
    'A value cannot be computed: {detail}',
    '有數值無法計算：{detail}',
    '計算できない値があります。{detail}',
  ),
  sql_failed: errorKind(
    422,
    'PostgreSQL could not run the statement: {detail}',
    'PostgreSQL 無法執行這個陳述式：{detail}',
    'PostgreSQLはこの文を実行できませんでした。{detail}',
  ),
  sql_timed_out: errorKind(
    422,
    'The query took longer than {milliseconds} ms and was stopped. Narrow it down, or allow more time.',
    '查詢超過 {milliseconds} 毫秒，已停止。請縮小範圍，或延長時限。',
    'クエリが {milliseconds} ミリ秒を超えたため停止しました。範囲を絞るか、制限時間を延ばしてください。',
  ),
  sql_cancelled: errorKind(422, 'The query was cancelled.', '查詢已取消。', 'クエリをキャンセルしました。'),
  sql_query_not_found: errorKind(
    404,
    'This saved query does not exist, or belongs to someone else.',
    '找不到這個已儲存的查詢，或它屬於其他人員。',
    'この保存済みクエリは存在しないか、ほかのスタッフのものです。',
  ),
  sql_name_taken: errorKind(
    409,
    'You already have a query named “{name}”. Choose another name.',
    '您已有名為「{name}」的查詢，請改用其他名稱。',
    '「{name}」という名前のクエリはすでにあります。別の名前にしてください。',
  ),
  sql_not_set_up: errorKind(
    409,
    'The SQL console has no database to read: the setting REPLICA_URL is empty, or its role is missing.',
    'SQL 查詢沒有可讀取的資料庫：未設定 REPLICA_URL，或缺少其角色。',
    'SQLコンソールが参照するデータベースがありません。REPLICA_URL が未設定か、そのロールがありません。',
  ),
  sql_role_refused: errorKind(
    409,
    'The role in REPLICA_URL may do more than read the listed columns, so queries are refused. Use a separate role.',
    'REPLICA_URL 的角色權限超過允許讀取的欄位，因此不執行任何查詢。請使用專用角色。',
    'REPLICA_URL のロールには、参照可能な列を読む以外の権限があるため、クエリを実行しません。専用のロールを使用してください。',
  ),
  sql_busy: errorKind(
    429,
    'Two queries are already running. Try again when one of them has ended.',
    '已有兩個查詢正在執行，請待其中一個結束後再試。',
    'すでに2件のクエリを実行中です。どちらかが終わってからもう一度お試しください。',
  ),
};
