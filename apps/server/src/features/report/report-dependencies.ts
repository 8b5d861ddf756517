import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { PlayerStore } from '../../players/player-store.ts';

export type ReportDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly playerStore: Pick<PlayerStore, 'reports'>;
};

/** An environment and the clock that its days are counted by. */
export type ReportPlace = { readonly environmentId: number; readonly timeZone: string };
