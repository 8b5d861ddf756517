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

type Needs = Foundation & {
  readonly branches: BranchDirectory;
  readonly auth: AuthService;
  readonly fleet: FleetService;
  readonly records: RecordsService;
  readonly playerStore: PlayerStore;
};

/** The features whose paths name no environment and version: their callers' headers do. */
export function composeCalls(needs: Needs) {
  const lines = createRecordLines(needs.records);
  const itemSources = createItemSourcesService(needs);
  const quickHelper = createQuickHelperService(needs);
  return {
    lines,
    places: createChosenPlaceService(needs),
    itemCalls: createItemCallsService({ records: needs.records, lines }),
    itemSources,
    quickHelper,
    cacheControl: createCacheControlService({ ...needs, itemSources, quickHelper }),
    staffLog: createStaffLogService(needs),
    startUp: createStartUpService(needs),
    versionCalls: createVersionCallsService(needs),
  };
}
