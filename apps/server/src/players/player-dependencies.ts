import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../db/database.ts';
import type { BranchDirectory } from '../engine/branch.ts';
import type { Clock } from '../platform/clock.ts';
import type { PlayerStore } from './player-store.ts';

/** What every feature that looks after players is made from. */
export type PlayerDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly clock: Clock;
  readonly playerStore: PlayerStore;
};
