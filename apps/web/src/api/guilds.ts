import type {
  GuildChatAnswer,
  GuildDetail as DetailOnWire,
  GuildLogRow as LogOnWire,
  GuildMember as MemberOnWire,
  GuildRow as RowOnWire,
} from '@quartermaster/contract/http/guilds';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { environmentPath } from './paths.ts';
import type { CommandPlace } from './player-commands.ts';
import { sliceQuery, type Narrowing, type SliceOnWire } from './slice-query.ts';
import type { Camelized } from './wire-names.ts';

/** A guild, as the page's address names it. */
export type GuildKey = { readonly environment: string; readonly serverId: number; readonly guildId: number };

export type GuildRow = Camelized<RowOnWire>;
export type GuildDetail = Camelized<DetailOnWire>;
export type GuildMember = Camelized<MemberOnWire>;
export type GuildLogRow = Camelized<LogOnWire>;
export type ChatMessage = Camelized<GuildChatAnswer>['data'][number];

const guildPath = ({ environment, serverId, guildId }: GuildKey): string =>
  `${environmentPath(environment)}/servers/${serverId}/guilds/${guildId}`;

const guildKeys = {
  all: ({ environment, serverId, guildId }: GuildKey) => ['guild', environment, serverId, guildId],
  part: (guild: GuildKey, part: string) => [...guildKeys.all(guild), part],
} as const;

/** Everything that is shown of a guild. */
export const guildTraces = (guild: GuildKey) => guildKeys.all(guild);

/** The commands on a guild. */
export const guildCommands = (guild: GuildKey): CommandPlace => ({
  path: `${guildPath(guild)}/commands`,
  keys: guildKeys.all(guild),
});

const parts = <Answer extends SliceOnWire<unknown>>(
  queryKey: readonly unknown[],
  path: string,
  narrowing: Narrowing = {},
) => sliceQuery<Answer>({ queryKey: [...queryKey, narrowing], path, narrowing });

/** Guilds by number or part of a name, the nearest first. */
export const guildsQuery = (environment: string, asked: Narrowing) =>
  parts<SliceOnWire<RowOnWire>>(['guilds', environment], `${environmentPath(environment)}/guilds`, asked);

export function guildQuery(guild: GuildKey) {
  return queryOptions({
    queryKey: guildKeys.part(guild, 'detail'),
    queryFn: ({ signal }) => getJson<DetailOnWire>(guildPath(guild), signal),
  });
}

export const guildMembersQuery = (guild: GuildKey) =>
  parts<SliceOnWire<MemberOnWire>>(guildKeys.part(guild, 'members'), `${guildPath(guild)}/members`);

export const guildHistoryQuery = (guild: GuildKey) =>
  parts<SliceOnWire<LogOnWire>>(guildKeys.part(guild, 'history'), `${guildPath(guild)}/history`);

export const guildChatQuery = (guild: GuildKey, asked: Narrowing) =>
  parts<GuildChatAnswer>(guildKeys.part(guild, 'chat'), `${guildPath(guild)}/chat`, asked);
