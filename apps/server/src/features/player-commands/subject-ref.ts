import { canonicalJson } from '@quartermaster/domain/record/canonical';
import type { GuildRef } from '../../players/guild-store.ts';
import type { PlayerRef } from '../../players/player-store.ts';

/** The player or guild of a command. */
export type SubjectRef = PlayerRef | GuildRef;

export const isGuild = (subject: SubjectRef): subject is GuildRef => 'guildId' in subject;

export const isSameSubject = (one: SubjectRef, other: SubjectRef): boolean =>
  canonicalJson(one) === canonicalJson(other);

/** The same as table columns: one of the two ids is null. */
export type SubjectColumns = {
  readonly environmentId: number;
  readonly serverId: number;
  readonly accountId: number | null;
  readonly guildId: number | null;
};

export const columnsOf = (subject: SubjectRef): SubjectColumns => ({
  environmentId: subject.environmentId,
  serverId: subject.serverId,
  accountId: isGuild(subject) ? null : subject.accountId,
  guildId: isGuild(subject) ? subject.guildId : null,
});

export function subjectIn({ environmentId, serverId, accountId, guildId }: SubjectColumns): SubjectRef {
  if (guildId !== null) return { environmentId, serverId, guildId };
  if (accountId === null) throw new Error('A command is about a player or a guild.');
  return { environmentId, serverId, accountId };
}
