import type { ChatMessage, GuildChatQuery } from '@quartermaster/contract/http/guilds';
import type { Queryable } from '../../db/database.ts';
import { createParameters } from '../../engine/parameters.ts';
import { exactTime, wireTime } from '../../engine/wire-time.ts';
import type { Slice } from '../player-store.ts';
import type { GuildKey } from './guild-pages.ts';
import { keyedSlice, readInstantCursor } from './key-cursor.ts';
import { IN_FORCE } from './section-rows.ts';

/** What was said in a guild, newest first, with what its authors are kept from at the moment. */
export async function readGuildChat(
  db: Queryable,
  { server, guildId }: GuildKey,
  { q = '', author, hidden, cursor, limit }: GuildChatQuery,
): Promise<Slice<ChatMessage>> {
  const parameters = createParameters([server, guildId]);
  const conditions = ['chat.server = $1', 'chat.guild_id = $2'];
  const before = readInstantCursor(cursor);
  if (before !== null)
    conditions.push(
      `(chat.at, message_id) < (${parameters.add(before.at)}::timestamp at time zone 'utc', ${parameters.add(before.id)}::bigint)`,
    );
  if (q !== '') conditions.push(`strpos(lower(text), ${parameters.add(q.toLowerCase())}) > 0`);
  if (author !== undefined) conditions.push(`chat.account_id = ${parameters.add(author)}`);
  if (hidden !== undefined) conditions.push(`hidden_at is ${hidden === 'yes' ? 'not null' : 'null'}`);
  const { rows } = await db.query<ChatMessage & { readonly place: string }>(
    `select message_id, text, ${wireTime('chat.at')} as at, ${wireTime('hidden_at')} as hidden_at, hidden_by,
            jsonb_build_object('account_id', chat.account_id, 'name', coalesce(account.name, ''),
                               'status', coalesce(account.status, 'deleted'), 'position', member.position) as author,
            coalesce(mute.is_muted, false) as is_muted, mute.muted_until,
            ${exactTime('chat.at')} as place
       from player.guild_chat as chat
       left join player.account on account.server = chat.server and account.account_id = chat.account_id
       left join player.guild_member as member
         on member.server = chat.server and member.account_id = chat.account_id and member.guild_id = chat.guild_id
       left join lateral (
         select true as is_muted, ${wireTime('ends_at')} as muted_until from player.sanction
          where sanction.server = chat.server and sanction.account_id = chat.account_id and kind = 'mute' and ${IN_FORCE}
          order by ends_at desc nulls first limit 1) as mute on true
      where ${conditions.join(' and ')}
      order by chat.at desc, message_id desc limit ${limit + 1}`,
    parameters.values,
  );
  return keyedSlice(rows, limit, {
    keyOf: ({ place, message_id: id }) => [place, id],
    show: ({ place: _place, ...row }) => row,
  });
}
