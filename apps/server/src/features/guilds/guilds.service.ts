import type {
  GuildChatAnswer,
  GuildChatQuery,
  GuildDetail,
  GuildSearchQuery,
} from '@quartermaster/contract/http/guilds';
import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { GuildRef } from '../../players/guild-store.ts';
import type { PlayerStore, Slice } from '../../players/player-store.ts';
import { noGuild } from '../player-commands/index.ts';
import { nameStaffIn } from '../players/index.ts';

type GuildsDependencies = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  readonly playerStore: PlayerStore;
};

/** A guild as an address names it. */
type NamedGuild = { readonly env: string; readonly server: number; readonly guild: number };

/** Reads guilds and their chat. Changes by staff are commands on the guild, or on the author of a message. */
export function createGuildsService({ database, branches, playerStore }: GuildsDependencies) {
  const { guilds } = playerStore;

  async function open({ env, server, guild }: NamedGuild): Promise<GuildRef> {
    const { id } = await branches.getEnvironment(database, env);
    return { environmentId: id, serverId: server, guildId: guild };
  }

  /** @throws AppError `server_not_found`, `guild_not_found` */
  async function find(named: NamedGuild): Promise<GuildDetail> {
    const ref = await open(named);
    const found = await guilds.find(ref);
    if (found !== null) return found;
    throw await noGuild(playerStore, ref);
  }

  return {
    async search(env: string, { q, server, ...slice }: GuildSearchQuery) {
      const { id: environmentId } = await branches.getEnvironment(database, env);
      return answerOf(
        await guilds.search({ ...slice, environmentId, serverId: server ?? null, text: q ?? '' }),
      );
    },
    find,
    async members(named: NamedGuild, slice: SliceQuery) {
      return answerOf(await guilds.members(await open(named), slice));
    },
    async history(named: NamedGuild, slice: SliceQuery) {
      return answerOf(await guilds.history(await open(named), slice));
    },
    async chat(named: NamedGuild, query: GuildChatQuery): Promise<GuildChatAnswer> {
      const messages = await guilds.chat(await open(named), query);
      return { ...answerOf(messages), staff: await nameStaffIn(database, messages.rows) };
    },
  };
}

export type GuildsService = ReturnType<typeof createGuildsService>;

const answerOf = <T>({ rows, nextCursor }: Slice<T>) => ({ data: [...rows], next_cursor: nextCursor });
