import { errorKind, type ErrorKind } from './error-kind.ts';

/** What is not there to look at or to hide. */
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
} as const satisfies Readonly<Record<string, ErrorKind>>;
