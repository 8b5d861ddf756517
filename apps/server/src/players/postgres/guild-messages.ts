import type { GuildMessage } from '@quartermaster/contract/http/player-sections';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { PlayerChangeRefused } from '../player-change.ts';
import type { AccountKey } from './slices.ts';

export async function findGuildMessage(
  db: Queryable,
  { server, accountId }: AccountKey,
  guildId: number,
  messageId: number,
): Promise<GuildMessage | null> {
  const { rows } = await db.query<GuildMessage>(
    `select guild_id, message_id, text, ${wireTime('at')} as at, ${wireTime('hidden_at')} as hidden_at
       from player.guild_chat
      where server = $1 and guild_id = $2 and message_id = $3 and account_id = $4`,
    [server, guildId, messageId, accountId],
  );
  return rows[0] ?? null;
}

/** What is hidden already stays hidden since then. */
export async function setMessageHidden(
  db: Queryable,
  { server, accountId }: AccountKey,
  { guild_id: guildId, message_id: messageId }: Pick<GuildMessage, 'guild_id' | 'message_id'>,
  { isHidden, byStaffId }: { readonly isHidden: boolean; readonly byStaffId: number },
): Promise<void> {
  const { rowCount } = await db.query(
    `update player.guild_chat
        set hidden_at = case when $5 then coalesce(hidden_at, now()) end,
            hidden_by = case when $5 then coalesce(hidden_by, $6) end
      where server = $1 and guild_id = $2 and message_id = $3 and account_id = $4`,
    [server, guildId, messageId, accountId, isHidden, byStaffId],
  );
  if (rowCount === 0) throw new PlayerChangeRefused('unknown');
}
