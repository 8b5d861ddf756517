import type { PlayerDependencies } from '../../players/player-dependencies.ts';
import type { DeliveriesService } from '../deliveries/index.ts';
import type { PlayerCommandsService } from '../player-commands/index.ts';
import type { RecordLocksService } from '../record-locks/index.ts';

export type ApprovalsDependencies = Omit<PlayerDependencies, 'clock'> & {
  readonly playerCommands: Pick<PlayerCommandsService, 'tryWaiting' | 'runApproved'>;
  readonly recordLocks: Pick<RecordLocksService, 'look'>;
  readonly deliveries: Pick<DeliveriesService, 'tryWaiting' | 'sendApproved'>;
};
