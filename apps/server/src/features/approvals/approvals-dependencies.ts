import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { PlayerStore } from '../../players/player-store.ts';
import type { DeliveriesService } from '../deliveries/index.ts';
import type { PlayerCommandsService } from '../player-commands/index.ts';

import type { RecordLocksService } from '../record-locks/index.ts';

export type ApprovalsDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly playerStore: PlayerStore;
  readonly playerCommands: Pick<PlayerCommandsService, 'tryWaiting' | 'runApproved'>;
  readonly recordLocks: Pick<RecordLocksService, 'look'>;
  readonly deliveries: Pick<DeliveriesService, 'tryWaiting' | 'sendApproved'>;
};
