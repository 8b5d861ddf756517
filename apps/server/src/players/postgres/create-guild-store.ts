import type { Database } from '../../db/database.ts';
import type { GuildRef, GuildStore } from '../guild-store.ts';
import { changeGuild } from './change-guild.ts';
import { readGuildChat } from './guild-chat.ts';
import { findGuild, readGuildHistory, readMembers, type GuildKey } from './guild-pages.ts';
import { searchGuilds } from './guild-search.ts';
import type { ServerDirectory } from './server-directory.ts';

const NOTHING = { rows: [], nextCursor: null } as const;

export function createGuildStore(database: Database, directory: ServerDirectory): GuildStore {
  /** Reads what belongs to a guild; there is none on a server without players. */
  const read = async <T>(guild: GuildRef, none: T, work: (key: GuildKey) => Promise<T>): Promise<T> => {
    const server = await directory.find(guild);
    const { serverId, guildId } = guild;
    return server === null ? none : work({ server, serverId, guildId });
  };
  return {
    search: (search) => searchGuilds(database, search),
    find: (guild) => read(guild, null, (key) => findGuild(database, key)),
    members: (guild, slice) => read(guild, NOTHING, (key) => readMembers(database, key, slice)),
    history: (guild, slice) => read(guild, NOTHING, (key) => readGuildHistory(database, key, slice)),
    chat: (guild, query) => read(guild, NOTHING, (key) => readGuildChat(database, key, query)),
    change: (guild, work) => read(guild, null, (key) => changeGuild(database, key, work)),
  };
}
