import { guildSubject } from './guild-subject.ts';
import type { CommandSubject } from './held-subject.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';
import { playerSubject } from './player-subject.ts';
import { isGuild, type SubjectRef } from './subject-ref.ts';

/** The subject of a command. */
export const openSubject = (
  deps: PlayerCommandsDependencies,
  subject: SubjectRef,
  otherAccountId: number | null = null,
): CommandSubject =>
  isGuild(subject) ? guildSubject(deps, subject) : playerSubject(deps, subject, otherAccountId);
