import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PlayerStore } from '../../players/player-store.ts';
import type { FleetService } from '../fleet/index.ts';

export type PlayerCommandsDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly clock: Clock;
  readonly playerStore: PlayerStore;
  readonly fleet: Pick<FleetService, 'tellPlayerChanged' | 'tellGuildChanged'>;
};
