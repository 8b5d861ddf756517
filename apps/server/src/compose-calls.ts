import type { BranchDirectory } from './engine/branch.ts';
import type { AuthService } from './features/auth/index.ts';
import { createCacheControlService } from './features/cache-control/index.ts';
import { createChosenPlaceService } from './features/chosen-place/index.ts';
import type { FleetService } from './features/fleet/index.ts';
import { createItemCallsService } from './features/item-calls/index.ts';
import { createItemSourcesService } from './features/item-sources/index.ts';
import { createQuickHelperService } from './features/quick-helper/index.ts';
import { createRecordLines, type RecordsService } from './features/records/index.ts';
import { createStaffLogService } from './features/staff-log/index.ts';
import { createStartUpService } from './features/start-up/index.ts';
import { createVersionCallsService } from './features/version-calls/index.ts';
import type { PlayerStore } from './players/player-store.ts';
import type { Foundation } from './foundation.ts';

type Dependencies = Foundation & {
  readonly branches: BranchDirectory;
  readonly auth: AuthService;
  readonly fleet: FleetService;
  readonly records: RecordsService;
  readonly playerStore: PlayerStore;
};

/** The features whose paths name no environment and version: their callers' headers do. */
export function composeCalls(deps: Dependencies) {
  const lines = createRecordLines(deps.records);
  const itemSources = createItemSourcesService(deps);
  const quickHelper = createQuickHelperService(deps);
  return {
    lines,
    places: createChosenPlaceService(deps),
    itemCalls: createItemCallsService({ records: deps.records, lines }),
    itemSources,
    quickHelper,
    cacheControl: createCacheControlService({ ...deps, itemSources, quickHelper }),
    staffLog: createStaffLogService(deps),
    startUp: createStartUpService(deps),
    versionCalls: createVersionCallsService(deps),
  };
}
