import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PlayerStore } from '../../players/player-store.ts';
import type { ReleasesService } from '../releases/index.ts';

export type OverviewDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly clock: Clock;
  readonly releases: Pick<ReleasesService, 'list'>;
  readonly playerStore: Pick<PlayerStore, 'recentSanctions' | 'activity'>;
};
