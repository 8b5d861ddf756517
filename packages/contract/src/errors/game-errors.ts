import { errorKind, type ErrorKind } from './error-kind.ts';

/** What goes wrong in the game's own terms. `GAME_MESSAGES` says where each is raised. */
export const GAME_ERRORS = {
  server_not_found: errorKind(
    404,
    'Game server “{server}” does not exist.',
    '找不到伺服器「{server}」。',
    'サーバー「{server}」はありません。',
  ),
  user_not_found: errorKind(
    404,
    'Player {account_id} does not exist on this server.',
    '這個伺服器上找不到玩家 {account_id}。',
    'このサーバーにプレイヤー {account_id} はいません。',
  ),
  unknown_item: errorKind(
    404,
    'Item {item_id} does not exist.',
    '未知的道具 {item_id}。',
    'アイテム {item_id} はありません。',
  ),
  invalid_id: errorKind(
    400,
    '“{id}” is not a valid ID. IDs have 1 to 9 digits.',
    '「{id}」不是有效的編號，編號為 1 至 9 位數字。',
    '「{id}」は正しいIDではありません。IDは1〜9桁の数字です。',
  ),
  place_required: errorKind(
    400,
    'Specify the environment and version: X-Environment and X-Version are missing.',
    '請指定環境與版本：缺少 X-Environment 與 X-Version。',
    '環境とバージョンを指定してください。X-Environment と X-Version がありません。',
  ),
  not_open: errorKind(409, 'This is not open at the moment.', '目前尚未開放。', '現在は開放されていません。'),
  under_maintenance: errorKind(
    503,
    'The game is under maintenance.',
    '遊戲維護中。',
    'ゲームはメンテナンス中です。',
  ),
  query_failed: errorKind(
    500,
    'Could not read the data. Give this number to the developers: {request_id}',
    '查詢資料失敗，請將此編號告知開發人員：{request_id}',
    'データを読み込めませんでした。この番号を開発者に伝えてください：{request_id}',
  ),
  insert_failed: errorKind(
    500,
    'Could not add the data. Give this number to the developers: {request_id}',
    '新增資料失敗，請將此編號告知開發人員：{request_id}',
    'データを追加できませんでした。この番号を開発者に伝えてください：{request_id}',
  ),
  update_failed: errorKind(
    500,
    'Could not save the change. Give this number to the developers: {request_id}',
    '更新資料失敗，請將此編號告知開發人員：{request_id}',
    'データを更新できませんでした。この番号を開発者に伝えてください：{request_id}',
  ),
  log_failed: errorKind(
    500,
    'Could not read the log. Give this number to the developers: {request_id}',
    '讀取日誌失敗，請將此編號告知開發人員：{request_id}',
    'ログを読み込めませんでした。この番号を開発者に伝えてください：{request_id}',
  ),
  image_exists: errorKind(
    409,
    'A file named “{path}” already exists. Rename yours, or replace it.',
    '已有同名檔案「{path}」，請更改檔名或選擇取代。',
    '同じ名前のファイル「{path}」がすでにあります。名前を変えるか、置き換えてください。',
  ),
  upload_failed: errorKind(
    500,
    'Could not store the file. Give this number to the developers: {request_id}',
    '檔案上傳失敗，請將此編號告知開發人員：{request_id}',
    'ファイルを保存できませんでした。この番号を開発者に伝えてください：{request_id}',
  ),
  socket_unresponsive: errorKind(
    504,
    'Update succeeded but socket server unresponsive',
    '更新成功，但 Socket 伺服器沒有回應',
    '更新は成功しましたが、ソケットサーバーが応答していません',
  ),
  board_required: errorKind(
    422,
    'Choose the ranking whose cache is cleared.',
    '請選擇要清除快取的排行榜。',
    'キャッシュを消去するランキングを選択してください。',
  ),
  season_running: errorKind(
    409,
    'The season of this ranking is running ({module} {record}). Clear its cache after the season ends.',
    '此排行榜的賽季正在進行（{module} {record}），請於賽季結束後再清除快取。',
    'このランキングのシーズンは開催中です（{module} {record}）。終了後にキャッシュを消去してください。',
  ),
  cache_without_prefix: errorKind(
    422,
    'This cache ({store}) cannot be cleared by prefix. Leave the prefix empty to clear all of it.',
    '此快取（{store}）無法依開頭清除。請將開頭留空以清除全部。',
    'このキャッシュ（{store}）は接頭辞では消去できません。接頭辞を空にすると全体を消去します。',
  ),
  connection_timeout: errorKind(
    504,
    'Connection timeout: {what} does not respond.',
    '連線逾時：{what} 沒有回應。',
    '接続がタイムアウトしました：{what} から応答がありません。',
  ),
  invalid_system_setting: errorKind(
    500,
    'The setting {setting} is not valid. Correct it and restart the console.',
    '系統設定 {setting} 無法使用，請修正後重新啟動後台。',
    'システム設定 {setting} を使えません。修正してコンソールを再起動してください。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
