import type { GuildDetail, GuildLogRow, GuildMember } from '@quartermaster/contract/http/guilds';
import type { SliceQuery } from '@quartermaster/contract/http/slice';
import { guildPosition } from '@quartermaster/domain/enums/guild-position';
import type { Queryable } from '../../db/database.ts';
import { exactTime, wireTime } from '../../engine/wire-time.ts';
import type { Slice } from '../player-store.ts';
import { GUILD_FACTS } from './guild-search.ts';
import { keyedSlice, readInstantCursor, readKeyCursor } from './key-cursor.ts';

/** A guild as tables know it. */
export type GuildKey = { readonly server: number; readonly serverId: number; readonly guildId: number };

export async function findGuild(
  db: Queryable,
  { server, serverId, guildId }: GuildKey,
): Promise<GuildDetail | null> {
  const { rows } = await db.query<GuildDetail>(
    `select $3::integer as server_id, guild_id, name, state, level, ${wireTime('created_at')} as created_at, notice,
            member_limit, revision,
            case when boss_id is not null then jsonb_build_object('lap', boss_lap, 'boss_id', boss_id) end as boss, ${GUILD_FACTS},
            sums.*,
            (select count(*) from player.guild_chat as c where c.server = $1 and c.guild_id = $2) as messages,
            (select count(*) from player.guild_chat as c
              where c.server = $1 and c.guild_id = $2 and c.hidden_at is not null) as hidden_messages
       from player.guild
       cross join lateral (
         select coalesce(sum(contribution_today), 0)::bigint as contribution_today,
                coalesce(sum(contribution_total), 0)::bigint as contribution_total,
                coalesce(sum(oblations_today), 0)::bigint as oblations_today,
                coalesce(sum(boss_attempts), 0)::bigint as boss_attempts
           from player.guild_member as m where m.server = $1 and m.guild_id = $2) as sums
      where guild.server = $1 and guild_id = $2`,
    [server, guildId, serverId],
  );
  return rows[0] ?? null;
}

/** The number of a position in the order of rank. */
export const POSITION_RANK = `array_position('{${guildPosition.words.join(',')}}'::text[], position)`;

export async function readMembers(
  db: Queryable,
  { server, guildId }: GuildKey,
  { cursor, limit }: SliceQuery,
): Promise<Slice<GuildMember>> {
  const after = readKeyCursor(cursor, ['number', 'number', 'number']) ?? [0, 0, 0];
  const { rows } = await db.query<GuildMember & { rank: number }>(
    `select account_id, name, status, level, position, ${wireTime('joined_at')} as joined_at,
            ${wireTime('last_login_at')} as last_login_at, contribution_today, contribution_total, oblations_today,
            boss_attempts, ${POSITION_RANK} as rank
       from player.guild_member as member join player.account using (server, account_id)
      where server = $1 and member.guild_id = $2
        and (${POSITION_RANK}, -contribution_total, account_id) > ($3::integer, $4::integer, $5::integer)
      order by rank, contribution_total desc, account_id limit $6`,
    [server, guildId, ...after, limit + 1],
  );
  return keyedSlice(rows, limit, {
    keyOf: ({ rank, contribution_total: total, account_id: accountId }) => [rank, -total, accountId],
    show: ({ rank: _rank, ...row }) => row,
  });
}

const person = (account: string, name: string): string =>
  `case when ${account} is not null then jsonb_build_object('account_id', ${account}, 'name', coalesce(${name}, '')) end`;

export async function readGuildHistory(
  db: Queryable,
  { server, guildId }: GuildKey,
  { cursor, limit }: SliceQuery,
): Promise<Slice<GuildLogRow>> {
  const { at, id } = readInstantCursor(cursor) ?? { at: 'infinity', id: 0 };
  const { rows } = await db.query<GuildLogRow & { place: string }>(
    `select past.id, ${person('past.account_id', 'a.name')} as player, past.change, ${wireTime('past.at')} as at,
            ${person('past.by_account_id', 'b.name')} as by, past.by_staff_id is not null as by_staff,
            ${exactTime('past.at')} as place
       from player.guild_history as past
       left join player.account as a on a.server = past.server and a.account_id = past.account_id
       left join player.account as b on b.server = past.server and b.account_id = past.by_account_id
      where past.server = $1 and past.guild_id = $2
        and (past.at, past.id) < ($3::timestamp at time zone 'utc', $4::bigint)
      order by past.at desc, past.id desc limit $5`,
    [server, guildId, at, id, limit + 1],
  );
  return keyedSlice(rows, limit, {
    keyOf: ({ place, id: number }) => [place, number],
    show: ({ place: _place, ...row }) => row,
  });
}
