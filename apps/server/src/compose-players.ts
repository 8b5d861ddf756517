import type { BranchDirectory } from './engine/branch.ts';
import { createActionPresetsService } from './features/action-presets/index.ts';
import { createApprovalsService } from './features/approvals/index.ts';
import { createDeliveriesService } from './features/deliveries/index.ts';
import { createGuildsService } from './features/guilds/index.ts';
import { createOrdersService } from './features/orders/index.ts';
import type { FleetService } from './features/fleet/index.ts';
import { createPlayerCommandsService } from './features/player-commands/index.ts';
import { createPlayerTransferService } from './features/player-transfer/index.ts';
import { createPlayersService } from './features/players/index.ts';
import { createRecordLocksService } from './features/record-locks/index.ts';
import type { RecordsService } from './features/records/index.ts';
import { createRedemptionCodesService } from './features/redemption-codes/index.ts';
import { createReportService } from './features/report/index.ts';
import { createStaffLimitsService } from './features/staff-limits/index.ts';
import type { ReleasesService } from './features/releases/index.ts';
import type { Foundation } from './foundation.ts';
import type { PlayerStore } from './players/player-store.ts';
import { createPlayerStore } from './players/postgres/create-player-store.ts';

type Dependencies = Foundation & {
  readonly branches: BranchDirectory;
  readonly records: RecordsService;
  readonly releases: ReleasesService;
  readonly fleet: FleetService;
  readonly playerStore: PlayerStore;
};

/** The store of players: the only place that names an implementation. */
export const openPlayerStore = ({ database }: Pick<Foundation, 'database'>): PlayerStore =>
  createPlayerStore(database);

/** What looks after players: one line each. */
export function composePlayers(deps: Dependencies) {
  const players = deps.playerStore;
  const playersService = createPlayersService(deps);
  const playerCommands = createPlayerCommandsService(deps);
  const playerTransfer = createPlayerTransferService(deps);
  const actionPresets = createActionPresetsService(deps);
  const staffLimits = createStaffLimitsService(deps);
  const deliveries = createDeliveriesService(deps);
  const recordLocks = createRecordLocksService(deps);
  const approvals = createApprovalsService({
    ...deps,
    playerCommands,
    deliveries,
    recordLocks,
  });
  const redemptionCodes = createRedemptionCodesService(deps);
  const guildsService = createGuildsService(deps);
  const ordersService = createOrdersService(deps);
  const report = createReportService(deps);
  return {
    report,
    guildsService,
    ordersService,
    players,
    redemptionCodes,
    deliveries,
    playersService,
    playerCommands,
    playerTransfer,
    approvals,
    recordLocks,
    staffLimits,
    actionPresets,
  };
}
