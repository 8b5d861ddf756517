import { errorKind, type ErrorKind } from './error-kind.ts';

/** Why a delivery to many players does not go on as asked. Nothing was changed. */
export const DELIVERY_ERRORS = {
  delivery_not_found: errorKind(
    404,
    'Delivery {id} does not exist in this environment.',
    '此環境中沒有派送 {id}。',
    'この環境に配布 {id} はありません。',
  ),
  too_many_drafts: errorKind(
    409,
    'You already have {most} {most|draft|drafts} in this environment. Send or cancel one first.',
    '您在此環境已有 {most} 份草稿，請先發送或取消其中一份。',
    'この環境にはすでに下書きが{most}件あります。先に送信するかキャンセルしてください。',
  ),
  delivery_limit: errorKind(
    429,
    'You have created {most} {most|delivery|deliveries} in this environment in one day, which is the limit per person. Try again in {hours} {hours|hour|hours}.',
    '您一天內在此環境已建立 {most} 份派送，已達個人上限。請於 {hours} 小時後再繼續。',
    'この環境で1日に作成できる配布は1人{most}件までです。{hours}時間後に続けられます。',
  ),
  delivery_not_sent: errorKind(
    409,
    'This delivery has not been sent. The recipient file is available after sending.',
    '此派送尚未送出，送出後才能下載收件對象檔案。',
    'この配布はまだ送信されていません。宛先のファイルは送信後に取得できます。',
  ),
  personal_condition: errorKind(
    403,
    'Your role cannot select recipients by personal data. Select them by name, number or list.',
    '您的角色無法以個人資料選擇收件對象，請改用名稱、編號或名單。',
    'このロールでは個人情報で宛先を選べません。名前・番号・リストで選んでください。',
  ),
  delivery_moved_on: errorKind(
    409,
    'The delivery has changed since you opened it. Review it again before you decide.',
    '派送的狀態已在您查看後變更，請重新確認後再操作。',
    '確認した後に配布の状態が変わりました。もう一度確認してください。',
  ),
  recipients_gathering: errorKind(
    409,
    'Recipients are still being collected. Try again in a moment.',
    '正在整理收件對象，請稍候再試。',
    '宛先を集計しています。しばらくしてからもう一度お試しください。',
  ),
  recipient_required: errorKind(
    422,
    'Choose at least one recipient: no player on the list can receive mail.',
    '請至少選擇一位收件對象：名單中沒有可收件的玩家。',
    '宛先を1人以上選んでください。リストに受け取れるプレイヤーがいません。',
  ),
  reward_repeated: errorKind(
    422,
    'The attachment contains the same reward twice. Combine them.',
    '附件中有重複的獎勵，請合併為一筆。',
    '同じ報酬が重複しています。1つにまとめてください。',
  ),
  send_at_past: errorKind(
    422,
    'The send time has passed. Choose a later time, or leave it empty to send immediately.',
    '發送時間已過，請選擇之後的時間，或留空以立即發送。',
    '送信日時を過ぎています。これからの日時を選ぶか、空欄にしてすぐに送信してください。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
