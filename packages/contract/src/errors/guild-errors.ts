import { errorKind, type ErrorKind } from './error-kind.ts';

/** Errors of guilds, their chat and the commands on them. */
export const GUILD_ERRORS = {
  guild_not_found: errorKind(
    404,
    'Guild {guild_id} does not exist on this server.',
    '這個伺服器上找不到公會 {guild_id}。',
    'このサーバーにギルド {guild_id} はありません。',
  ),
  message_not_found: errorKind(
    404,
    'This player did not write message {message_id} in this guild.',
    '此玩家未在此公會發出訊息 {message_id}。',
    'このプレイヤーは、このギルドでメッセージ {message_id} を書いていません。',
  ),
  guild_changed: errorKind(
    409,
    'The guild has changed since you opened the page. Review the guild again before you decide.',
    '公會資料已在您查看後變更，請重新確認後再操作。',
    '確認した後にギルドの状態が変わりました。もう一度確認してください。',
  ),
  guild_dissolved: errorKind(
    409,
    'This guild has been dissolved.',
    '此公會已解散。',
    'このギルドは解散しています。',
  ),
  guild_name_taken: errorKind(
    409,
    'Another guild on this server has this name.',
    '此伺服器已有其他公會使用這個名稱。',
    'このサーバーの別のギルドが使っている名前です。',
  ),
  guild_name_looks_like: errorKind(
    409,
    'Looks like the name of another guild on this server: {name} ({guild_id}).',
    '與此伺服器另一個公會的名稱相似：{name}（{guild_id}）。',
    'このサーバーの別のギルドの名前とよく似ています：{name}（{guild_id}）。',
  ),
  member_limit_too_low: errorKind(
    422,
    'The guild has {members} {members|member|members}. The limit cannot be lower.',
    '公會目前有 {members} 名成員，上限不得低於此數。',
    'ギルドのメンバーは{members}人です。上限をこれより少なくはできません。',
  ),
  guild_full: errorKind(
    409,
    'The guild is full: {members} of {most}.',
    '公會成員已滿（{members}／{most}）。',
    'ギルドは満員です（{members}／{most}人）。',
  ),
  not_a_member: errorKind(
    404,
    'Player {account_id} is not a member of this guild.',
    '玩家 {account_id} 不是此公會的成員。',
    'プレイヤー {account_id} はこのギルドのメンバーではありません。',
  ),
  leader_not_active: errorKind(
    409,
    'The account of {name} is suspended or deleted. Choose another leader.',
    '{name} 的帳號已停權或刪除，請選擇其他會長。',
    '「{name}」のアカウントは停止中または削除済みです。別のギルドマスターを選んでください。',
  ),
  leader_not_removable: errorKind(
    409,
    '{name} leads this guild. Change the leader first.',
    '{name} 是此公會的會長，請先變更會長。',
    '「{name}」はこのギルドのギルドマスターです。先にギルドマスターを変更してください。',
  ),
  in_another_guild: errorKind(
    409,
    '{name} has joined a guild in the meantime.',
    '{name} 已加入公會。',
    '「{name}」はすでにギルドに加入しています。',
  ),
  boss_period_running: errorKind(
    409,
    'Guild boss period {period} is running. Boss progress can be changed after it ends.',
    '公會首領期間 {period} 進行中，結束後才能變更首領進度。',
    'ギルドボス期間 {period} が進行中です。ボスの進行は終了後に変更できます。',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>;
