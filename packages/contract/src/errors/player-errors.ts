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
    'The player would hold more than the limit of {limit}.',
    '玩家持有數量將超過上限 {limit}。',
    '所持数が上限の {limit} を超えます。',
  ),
  grant_limit: errorKind(
    422,
    'At most {limit} may be given at a time.',
    '單次最多可發放 {limit}。',
    '一度に配布できるのは {limit} までです。',
  ),
  daily_grant_limit: errorKind(
    422,
    'You may give at most {limit} of this a day; {given} are given already.',
    '每日最多可發放 {limit}，今日已發放 {given}。',
    '1日に配布できるのは {limit} まで（本日配布済み：{given}）です。',
  ),
  not_grantable: errorKind(
    403,
    'Your role may not give this away.',
    '您的角色不可發放此資產。',
    'このアセットは、あなたのロールでは配布できません。',
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
