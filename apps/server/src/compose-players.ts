import type { Foundation } from './compose.ts';
import type { BranchDirectory } from './engine/branch.ts';
import type { FleetService } from './features/fleet/index.ts';
import { createPlayerCommandsService } from './features/player-commands/index.ts';
import { createPlayersService } from './features/players/index.ts';
import type { RecordsService } from './features/records/index.ts';
import type { ReleasesService } from './features/releases/index.ts';
import { createPlayerStore } from './players/postgres/create-player-store.ts';

type Needs = Foundation & {
  readonly branches: BranchDirectory;
  readonly records: RecordsService;
  readonly releases: ReleasesService;
  readonly fleet: FleetService;
};

/** The store of players, and what looks after them: one line each. */
export function composePlayers(needs: Needs) {
  const players = createPlayerStore(needs.database);
  const playerDesk = createPlayersService({ ...needs, playerStore: players });
  const playerCommands = createPlayerCommandsService({ ...needs, playerStore: players });
  return { players, playerDesk, playerCommands };
}
