import { composeCalls } from './compose-calls.ts';
import { composePlayers, openPlayerStore } from './compose-players.ts';
import { composeFiles } from './compose-files.ts';
import { composeTransfer } from './compose-transfer.ts';
import { tryToWrite } from './db/try-to-write.ts';
import { createBranchDirectory } from './engine/branch.ts';
import { createAccountsService } from './features/accounts/index.ts';
import { createAuthService, createSessionCache } from './features/auth/index.ts';
import { createDrawAuditService } from './features/draw-audit/index.ts';
import { createEnvironmentsService, versionsAdapter } from './features/environments/index.ts';
import { createGlobalSettingsService } from './features/global-settings/index.ts';
import { findUsedFiles } from './features/files/index.ts';
import { createOverviewService } from './features/overview/index.ts';
import { createPresenceService } from './features/presence/index.ts';
import { createRecordsService } from './features/records/index.ts';
import { findSoldProducts } from './features/orders/index.ts';
import { findGeneratedBatches } from './features/redemption-codes/index.ts';
import { createFleetService, createMachineTokensService } from './features/fleet/index.ts';
import { createLocalizationService } from './features/localization/index.ts';
import { createListViewsService } from './features/list-views/index.ts';
import {
  createChangeChecker,
  createReleasesService,
  createSettingsGuard,
} from './features/releases/index.ts';
import { createServerInfoService } from './features/server-info/index.ts';
import type { Foundation } from './foundation.ts';
import type { Authenticator } from './http/authenticate.ts';
import { createDiskWatch } from './platform/disk-watch.ts';
import { createFilesWatch } from './platform/files-watch.ts';
import { createFirstLoad } from './platform/first-load.ts';

/** Data of features that definitions refer to by name. */
const RECORD_SOURCES = {
  adapters: { versions: versionsAdapter },
  fixedRecords: {
    'codes-generated': findGeneratedBatches,
    'file-used': findUsedFiles,
    'product-sold': findSoldProducts,
  },
};

/** Wires the features together: one line each, in the order they need one another. */
export function composeServices(foundation: Foundation) {
  const { database, clock } = foundation;
  const watches = createWatches(foundation);
  const branches = createBranchDirectory(database);
  const sessions = createSessionCache(database, clock);
  const auth = createAuthService({ ...foundation, sessions });
  const accounts = createAccountsService({ ...foundation, auth });
  const environments = createEnvironmentsService({ ...foundation, branches });
  const machineTokens = createMachineTokensService({ database, branches });
  const fleet = createFleetService({ ...foundation, branches });
  const playerStore = openPlayerStore(foundation);
  const releases = createReleasesService({ ...foundation, ...RECORD_SOURCES, branches, playerStore });
  const authenticator: Authenticator = { findAccount: auth.findAccount, findMachine: machineTokens.find };
  const guard = createSettingsGuard({ ...foundation, branches });
  const checkChanges = createChangeChecker({ ...foundation, branches });
  const records = createRecordsService({ ...foundation, ...RECORD_SOURCES, branches, guard, checkChanges });
  const transfer = composeTransfer({ ...foundation, ...RECORD_SOURCES, branches, guard, records });
  const fileServices = composeFiles({ ...foundation, branches, guard, records });
  const localization = createLocalizationService({ ...foundation, branches });
  const serverInfo = createServerInfoService({ ...foundation, ...watches });
  const globalSettings = createGlobalSettingsService({ database });
  const calls = composeCalls({ ...foundation, branches, auth, fleet, records, playerStore });
  const playerServices = composePlayers({ ...foundation, branches, records, releases, fleet, playerStore });
  const overview = createOverviewService({ ...foundation, branches, releases, playerStore });
  return {
    ...foundation,
    ...watches,
    branches,
    auth,
    accounts,
    environments,
    records,
    presence: createPresenceService({ ...foundation, branches }),
    authenticator,
    machineTokens,
    fleet,
    releases,
    guard,
    ...fileServices,
    localization,
    serverInfo,
    globalSettings,
    overview,
    listViews: createListViewsService(foundation),
    drawAudit: createDrawAuditService({ ...foundation, branches }),
    ...transfer,
    ...calls,
    ...playerServices,
  };
}

/** What notices a full disk, a file store that cannot be used, and content that is still being loaded. */
function createWatches({ database, files, logger, settings: { dataDir } }: Foundation) {
  return {
    disk: createDiskWatch({ logger, tryToWrite: () => tryToWrite(database, dataDir) }),
    filesWatch: createFilesWatch({ logger, files }),
    firstLoad: createFirstLoad(),
  };
}

/** The features of a running server, by name. */
export type Services = ReturnType<typeof composeServices>;
