import type { RecordIssue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Transaction } from '../db/database.ts';
import type { Actor } from '../platform/actor.ts';
import type { Branch } from './branch.ts';

/** A record as a write would leave it; null deletes. */
export type GuardedChange = {
  readonly module: ResolvedModule;
  readonly recordId: string;
  readonly data: RecordData | null;
};

/**
 * Checks what takes effect on save in a protected environment. `tx`: the transaction that is to write.
 * Answers who writes, with the warnings that he accepted, for the log.
 * @throws AppError `settings_have_errors`, `settings_have_warnings`
 */
export type SettingsGuard = (
  place: Pick<Branch, 'environment' | 'version'>,
  changes: readonly GuardedChange[],
  actor: Actor,
  tx?: Transaction,
) => Promise<Actor>;

/** What a release would say of changes that are not written yet, and what they would make wrong in other records. */
export type ChangeChecker = (
  place: Pick<Branch, 'environment' | 'version'>,
  changes: readonly GuardedChange[],
) => Promise<readonly RecordIssue[]>;
