import type { PlayerDependencies } from '../../players/player-dependencies.ts';
import type { FleetService } from '../fleet/index.ts';

export type PlayerCommandsDependencies = PlayerDependencies & {
  readonly fleet: Pick<FleetService, 'tellPlayerChanged' | 'tellGuildChanged'>;
};
