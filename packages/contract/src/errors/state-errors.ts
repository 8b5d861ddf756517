import { errorKind, type ErrorKind } from './error-kind.ts';

/** What is not there (404), and what stands in the way (409). */
export const STATE_ERRORS = {
  not_found: errorKind(404, 'There is nothing here.', '找不到這個資源。', '見つかりません。'),
  environment_not_found: errorKind(
    404,
    'There is no environment "{environment}".',
    '找不到環境「{environment}」。',
    '環境「{environment}」はありません。',
  ),
  version_not_found: errorKind(
    404,
    'The environment "{environment}" has no version "{version}".',
    '環境「{environment}」沒有版本「{version}」。',
    '環境「{environment}」にバージョン「{version}」はありません。',
  ),
  module_not_found: errorKind(
    404,
    'There is no module "{module}".',
    '找不到模組「{module}」。',
    'モジュール「{module}」はありません。',
  ),
  record_not_found: errorKind(
    404,
    'The record "{record_id}" does not exist.',
    '資料「{record_id}」不存在。',
    'データ「{record_id}」は存在しません。',
  ),
  release_not_found: errorKind(
    404,
    'There is no release {number}.',
    '找不到第 {number} 號發布。',
    'リリース {number} はありません。',
  ),
  change_set_not_found: errorKind(
    404,
    'There is no change {seq} here.',
    '這裡沒有第 {seq} 號變更。',
    '変更 {seq} はここにはありません。',
  ),
  import_not_found: errorKind(
    404,
    'This import does not exist.',
    '找不到這次匯入。',
    'このインポートは存在しません。',
  ),
  account_not_found: errorKind(
    404,
    'This account does not exist.',
    '找不到這個帳號。',
    'このアカウントは存在しません。',
  ),
  conflict: errorKind(
    409,
    'Someone else changed this in the meantime.',
    '其他人剛剛變更了這項內容。',
    'その間に他の人が変更しました。',
  ),
  stale_record: errorKind(
    409,
    'Someone else changed this record in the meantime.',
    '其他人剛剛修改了這筆資料。',
    'その間に他の人がこのデータを変更しました。',
  ),
  record_exists: errorKind(
    409,
    'A record "{record_id}" exists already.',
    '資料「{record_id}」已經存在。',
    'データ「{record_id}」は既に存在します。',
  ),
  referenced: errorKind(
    409,
    'Other records refer to this one.',
    '其他資料正在引用這筆資料。',
    '他のデータがこのデータを参照しています。',
  ),
  already_deleted: errorKind(
    409,
    'This record has been deleted in the meantime.',
    '這筆資料剛剛已被刪除。',
    'このデータはその間に削除されました。',
  ),
  undo_overlap: errorKind(
    409,
    'Some of these records were edited again since.',
    '其中部分資料之後又被修改過。',
    '一部のデータはその後さらに編集されています。',
  ),
  draft_moved: errorKind(
    409,
    'The draft or the live release has changed since you reviewed it. Please review it again.',
    '您檢視之後，草稿或上線版本又有變更，請重新檢視。',
    '確認後にドラフトまたは公開中のリリースが変わりました。もう一度確認してください。',
  ),
  nothing_to_publish: errorKind(
    409,
    'Nothing has changed since the live release.',
    '與上線中的發布相比沒有任何變更。',
    '公開中のリリースから変更がありません。',
  ),
  branch_busy: errorKind(
    409,
    'A publish, an import or a copy is using this version. Please try again in a moment.',
    '這個版本正在發布、匯入或複製中，請稍後再試。',
    'このバージョンは公開・インポート・複製の処理中です。少し待ってからお試しください。',
  ),
  import_state: errorKind(
    409,
    'The import is not at a step where this can be done.',
    '這次匯入目前的步驟無法執行這項操作。',
    'インポートはこの操作を行える段階にありません。',
  ),
  import_stale: errorKind(
    409,
    'Records have changed since the preview. Please check again.',
    '預覽之後資料有變更，請重新檢查。',
    'プレビュー後にデータが変わりました。もう一度確認してください。',
  ),
  duplicate_name: errorKind(
    409,
    '"{name}" exists already.',
    '「{name}」已經存在。',
    '「{name}」は既に存在します。',
  ),
  last_admin: errorKind(
    409,
    'Nobody else could manage the console: this is the last active admin.',
    '這是最後一位啟用中的管理員，變更後將無人能管理後台。',
    '最後の有効な管理者のため、変更するとコンソールを管理できる人がいなくなります。',
  ),
  request_running: errorKind(
    409,
    'The same request is still running.',
    '相同的請求仍在處理中。',
    '同じリクエストがまだ処理中です。',
  ),
  uploads_off: errorKind(
    409,
    'Your clock and the server’s differ too much. Uploads are off.',
    '您的時間與伺服器時間相差過大，上傳功能已停用。',
    'お使いの時計とサーバーの時刻が大きくずれているため、アップロードは無効です。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
