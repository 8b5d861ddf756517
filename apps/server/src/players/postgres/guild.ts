import type {
  GuildHistoryRow,
  GuildMembership,
  GuildMessage,
  PlayerGuild,
} from '@quartermaster/contract/http/player-sections';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { AccountKey } from './slices.ts';

const CHANGES_SHOWN = 50;
const MESSAGES_SHOWN = 50;

export async function readGuild(db: Queryable, { server, accountId }: AccountKey): Promise<PlayerGuild> {
  const key = [server, accountId];
  const current = await db.query<GuildMembership>(
    `select guild_id, guild.name, guild.level, position, ${wireTime('joined_at')} as joined_at, contribution_today,
            contribution_total, oblations_today, boss_attempts,
            (select count(*) from player.guild_member as other
              where other.server = $1 and other.guild_id = member.guild_id) as members
       from player.guild_member as member join player.guild using (server, guild_id)
      where server = $1 and account_id = $2`,
    key,
  );
  const history = await db.query<GuildHistoryRow>(
    `select guild_id, guild.name, change, ${wireTime('at')} as at, by_account_id,
            by_staff_id is not null as by_staff
       from player.guild_history as past left join player.guild using (server, guild_id)
      where server = $1 and account_id = $2
      order by past.at desc, id desc limit ${CHANGES_SHOWN}`,
    key,
  );
  const messages = await db.query<GuildMessage>(
    `select guild_id, message_id, text, ${wireTime('at')} as at, ${wireTime('hidden_at')} as hidden_at
       from player.guild_chat where server = $1 and account_id = $2
      order by message_id desc limit ${MESSAGES_SHOWN}`,
    key,
  );
  return {
    current: current.rows[0] ?? null,
    history: history.rows,
    messages: messages.rows,
  };
}
