import { errorKind, type ErrorKind } from './error-kind.ts';

/** Why a player cannot be changed as asked. Nothing was changed. */
export const PLAYER_ERRORS = {
  player_changed: errorKind(
    409,
    'The player has changed since you looked. Look again before you decide.',
    '玩家資料已在您查看後變更，請重新確認後再操作。',
    '確認した後にプレイヤーの状態が変わりました。もう一度確認してください。',
  ),
  player_deleted: errorKind(
    409,
    'This player has been deleted.',
    '此玩家已被刪除。',
    'このプレイヤーは削除されています。',
  ),
  balance_too_low: errorKind(
    409,
    'The player does not have that much.',
    '玩家擁有的數量不足。',
    'プレイヤーの所持数が足りません。',
  ),
  amount_too_large: errorKind(
    422,
    'The player cannot have that much.',
    '數量超過玩家可持有的範圍。',
    'プレイヤーが持てる数を超えています。',
  ),
  not_owned: errorKind(
    404,
    'The player does not have this.',
    '玩家未擁有此物。',
    'プレイヤーはこれを持っていません。',
  ),
  hold_limit: errorKind(
    422,
    '{asset}: the player would hold more than the limit of {limit}.',
    '玩家持有的「{asset}」將超過上限 {limit}。',
    '「{asset}」の所持数が上限の {limit} を超えます。',
  ),
  grant_limit: errorKind(
    422,
    '{asset}: at most {limit} may be given at a time.',
    '「{asset}」單次最多可發放 {limit}。',
    '「{asset}」を一度に付与できるのは {limit} までです。',
  ),
  daily_grant_limit: errorKind(
    422,
    '{asset}: you may give at most {limit} a day; {given} are given already.',
    '「{asset}」每日最多可發放 {limit}，今日已發放 {given}。',
    '「{asset}」を1日に付与できるのは {limit} まで（本日付与済み：{given}）です。',
  ),
  not_grantable: errorKind(
    403,
    'Your role may not give away {asset}.',
    '您的角色不可發放「{asset}」。',
    '「{asset}」は、あなたのロールでは付与できません。',
  ),
  unknown_asset: errorKind(
    422,
    'There is no record {id} in "{module}" of the live release.',
    '正式發布的「{module}」中沒有資料 {id}。',
    '公開中の「{module}」に {id} はありません。',
  ),
  name_taken: errorKind(
    409,
    'Another player of this server has this name.',
    '此伺服器已有其他玩家使用這個名稱。',
    'このサーバーの別のプレイヤーが使っている名前です。',
  ),
  no_effect: errorKind(409, 'This would change nothing.', '沒有任何變更。', '変更されるものがありません。'),
  mail_claimed: errorKind(
    409,
    'The mail was claimed or is gone already.',
    '郵件已被領取或已不存在。',
    'メールはすでに受け取られたか、なくなっています。',
  ),
  same_player: errorKind(
    422,
    'This is the same player. Choose another one.',
    '這是同一位玩家，請選擇其他玩家。',
    '同じプレイヤーです。別のプレイヤーを選んでください。',
  ),
  other_player_deleted: errorKind(
    409,
    'The other player, {name} ({account_id}), has been deleted. Choose another one.',
    '對方玩家 {name}（{account_id}）已被刪除，請選擇其他玩家。',
    '相手のプレイヤー {name}（{account_id}）は削除されています。別のプレイヤーを選んでください。',
  ),
  device_bound: errorKind(
    409,
    'This device is bound to {name} ({account_id}) already. Unlink it from this player instead.',
    '此裝置已綁定至 {name}（{account_id}），請改為解除此玩家的裝置綁定。',
    'この端末はすでに {name}（{account_id}）と連携しています。このプレイヤーの端末の連携を解除してください。',
  ),
  transfer_invalid: errorKind(
    422,
    'The file does not hold data that can be imported.',
    '檔案內容不是可匯入的資料。',
    'ファイルにインポートできるデータがありません。',
  ),
  transfer_damaged: errorKind(
    422,
    'The file is damaged or modified.',
    '檔案已損毀或遭修改。',
    'ファイルが破損しているか、変更されています。',
  ),
  transfer_source: errorKind(
    422,
    'Files of the environment "{environment}" cannot be imported here.',
    '不支援匯入來自環境「{environment}」的檔案。',
    '環境「{environment}」のファイルはここにインポートできません。',
  ),
  import_protected: errorKind(
    403,
    'People play for real in "{environment}". Import the player into an environment that is not protected.',
    '「{environment}」是正式營運的環境，請將玩家匯入未受保護的環境。',
    '「{environment}」では実際にプレイされています。保護されていない環境にインポートしてください。',
  ),
  command_not_found: errorKind(
    404,
    'This command does not exist.',
    '找不到這項操作。',
    'この操作は存在しません。',
  ),
  not_undoable: errorKind(
    409,
    'This cannot be undone, or was undone already.',
    '此操作無法復原，或已被復原。',
    'この操作は元に戻せないか、すでに元に戻されています。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
