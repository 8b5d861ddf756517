import type { GuildRow } from '@quartermaster/contract/http/guilds';
import type { Queryable } from '../../db/database.ts';
import { createParameters } from '../../engine/parameters.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { GuildSearch } from '../guild-store.ts';
import type { Slice } from '../player-store.ts';
import { keyedSlice, readKeyCursor } from './key-cursor.ts';
import { nameKeyOf } from './name-keys.ts';

const MAX_ID = 999_999_999;

/** Who leads a guild, and how many are in it: for the rows that are shown, not for all that were found. */
export const GUILD_FACTS = `
  (select count(*) from player.guild_member as m where m.server = guild.server and m.guild_id = guild.guild_id) as members,
  (select jsonb_build_object('account_id', a.account_id, 'name', a.name)
     from player.guild_member as m join player.account as a using (server, account_id)
    where m.server = guild.server and m.guild_id = guild.guild_id and m.position = 'leader' limit 1) as leader`;

type FoundGuild = GuildRow & { readonly rank: number; readonly name_key: string };

/**
 * There is one guild to some hundred players, so that reading all names of an environment is as
 * quick as an index would be.
 */
export async function searchGuilds(db: Queryable, search: GuildSearch): Promise<Slice<GuildRow>> {
  const { environmentId, serverId, limit } = search;
  const text = nameKeyOf(search.text);
  const number = /^\d{1,9}$/.test(text) ? Math.min(Number(text), MAX_ID) : 0;
  const parameters = createParameters([environmentId, text, number]);
  const conditions = [
    `environment_id = $1 and ($2 = '' or guild_id = $3 or strpos(name_key, $2 collate "C") > 0)`,
    ...(serverId === null ? [] : [`server_id = ${parameters.add(serverId)}`]),
  ];
  const after = readKeyCursor(search.cursor, ['number', 'text', 'number', 'number']);
  const place = after?.map((value) => parameters.add(value)).join(', ');
  const { rows } = await db.query<FoundGuild>(
    `select guild.server_id, guild_id, name, state, level, ${wireTime('created_at')} as created_at, rank, name_key, ${GUILD_FACTS}
       from (select guild.*, server_id,
                    case when guild_id = $3 then 0 when $2 = '' or starts_with(name_key, $2) then 1 else 2 end as rank
               from player.guild join player.server on player.server.id = guild.server
              where ${conditions.join(' and ')}) as guild
      ${place === undefined ? '' : `where (rank, name_key, guild.server_id, guild_id) > (${place})`}
      order by rank, name_key, guild.server_id, guild_id limit ${limit + 1}`,
    parameters.values,
  );
  return keyedSlice(rows, limit, {
    keyOf: (row) => [row.rank, row.name_key, row.server_id, row.guild_id],
    show: ({ rank: _rank, name_key: _key, ...row }) => row,
  });
}
