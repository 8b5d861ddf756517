import type { Services } from './compose.ts';
import { createAccountsRoutes } from './features/accounts/index.ts';
import { createActionPresetsRoutes } from './features/action-presets/index.ts';
import { createApprovalsRoutes } from './features/approvals/index.ts';
import { createAuditRoutes } from './features/audit/index.ts';
import { createAuthRoutes } from './features/auth/index.ts';
import { createCarriedOverRoutes } from './features/carried-over/index.ts';
import { createCompareRoutes } from './features/compare/index.ts';
import { createDeliveriesRoutes } from './features/deliveries/index.ts';
import { createDrawAuditRoutes } from './features/draw-audit/index.ts';
import { createEnvironmentsRoutes } from './features/environments/index.ts';
import { createBatchRoutes, createFilesRoutes, createLibraryRoutes } from './features/files/index.ts';
import { createGlobalSettingsRoutes } from './features/global-settings/index.ts';
import { createFleetRoutes } from './features/fleet/index.ts';
import { createGuildRoutes } from './features/guilds/index.ts';
import { createOrderRoutes } from './features/orders/index.ts';
import { createListViewsRoutes } from './features/list-views/index.ts';
import { createLocalizationRoutes } from './features/localization/index.ts';
import { createGuildCommandRoutes, createPlayerCommandRoutes } from './features/player-commands/index.ts';
import {
  createPlayerLogRoutes,
  createPlayerPageRoutes,
  createPlayersRoutes,
} from './features/players/index.ts';
import { createPlayerTransferRoutes } from './features/player-transfer/index.ts';
import { createOverviewRoutes } from './features/overview/index.ts';
import { createHoldRoutes, createLiveChoiceRoutes, createReleaseRoutes } from './features/releases/index.ts';
import { createExportRoutes } from './features/export/index.ts';
import { createImportBatchRoutes, createImportRoutes } from './features/import/index.ts';
import { createPresenceRoutes } from './features/presence/index.ts';
import {
  createChangeSetRoutes,
  createCopyRoutes,
  createRecordRoutes,
  createSearchRoutes,
} from './features/records/index.ts';
import { createRecordLocksRoutes } from './features/record-locks/index.ts';
import { createRedemptionCodesRoutes } from './features/redemption-codes/index.ts';
import { createSettingsExportRoutes, createSettingsImportRoutes } from './features/settings-files/index.ts';
import { createServerInfoRoutes } from './features/server-info/index.ts';
import { createItemCallsRoutes } from './features/item-calls/index.ts';
import { createCacheControlRoutes } from './features/cache-control/index.ts';
import { createItemSourcesRoutes } from './features/item-sources/index.ts';
import { createQuickHelperRoutes } from './features/quick-helper/index.ts';
import { createSqlConsoleRoutes } from './features/sql-console/index.ts';
import { createStaffLimitsRoutes } from './features/staff-limits/index.ts';
import { createEventLogRoutes, createStaffLogRoutes } from './features/staff-log/index.ts';
import { createStoryFilesRoutes } from './features/story-files/index.ts';
import { createStartUpRoutes } from './features/start-up/index.ts';
import {
  createSuperAccountRoutes,
  createUserLevelRoutes,
  createVersionCallsRoutes,
} from './features/version-calls/index.ts';
import { createReportRoutes } from './features/report/index.ts';
import type { Route } from './http/route.ts';

/** Every endpoint of the API: one line per feature. */
export function createRoutes(services: Services): readonly Route[] {
  return [...settingsRoutes(services), ...consoleRoutes(services), ...playerRoutes(services)];
}

/** The game's settings, from the draft to the game servers. */
function settingsRoutes(services: Services): readonly Route[] {
  return [
    ...createRecordRoutes(services),
    ...createCopyRoutes(services),
    ...createCarriedOverRoutes(services),
    ...createPresenceRoutes(services),
    ...createRecordLocksRoutes(services),
    ...createChangeSetRoutes(services),
    ...createSearchRoutes(services),
    ...createImportRoutes(services),
    ...createImportBatchRoutes(services),
    ...createExportRoutes(services),
    ...createSettingsExportRoutes(services),
    ...createCompareRoutes(services),
    ...createSettingsImportRoutes(services),
    ...createReleaseRoutes(services),
    ...createHoldRoutes(services),
    ...createLiveChoiceRoutes(services),
    ...createFleetRoutes(services),
    ...createBatchRoutes(services),
    ...createLibraryRoutes(services),
    ...createFilesRoutes(services),
    ...createStoryFilesRoutes(services),
    ...createLocalizationRoutes(services),
    ...createItemCallsRoutes(services),
    ...createItemSourcesRoutes(services),
    ...createVersionCallsRoutes(services),
    ...createUserLevelRoutes(services),
    ...createSuperAccountRoutes(services),
  ];
}

/** Who works here, where, and what they did. */
function consoleRoutes(services: Services): readonly Route[] {
  return [
    ...createAuthRoutes(services),
    ...createAccountsRoutes(services),
    ...createEnvironmentsRoutes(services),
    ...createSqlConsoleRoutes(services),
    ...createListViewsRoutes(services),
    ...createAuditRoutes(services),
    ...createServerInfoRoutes(services),
    ...createGlobalSettingsRoutes(services),
    ...createOverviewRoutes(services),
    ...createStartUpRoutes(services),
    ...createQuickHelperRoutes(services),
    ...createCacheControlRoutes(services),
    ...createStaffLogRoutes(services),
    ...createEventLogRoutes(services),
    ...createApprovalsRoutes(services),
    ...createActionPresetsRoutes(services),
    ...createStaffLimitsRoutes(services),
  ];
}

/** Players, and what staff do for them. */
function playerRoutes(services: Services): readonly Route[] {
  return [
    ...createReportRoutes(services),
    ...createPlayersRoutes(services),
    ...createPlayerPageRoutes(services),
    ...createPlayerLogRoutes(services),
    ...createPlayerCommandRoutes(services),
    ...createGuildCommandRoutes(services),
    ...createPlayerTransferRoutes(services),
    ...createGuildRoutes(services),
    ...createOrderRoutes(services),
    ...createRedemptionCodesRoutes(services),
    ...createDeliveriesRoutes(services),
    ...createDrawAuditRoutes(services),
  ];
}
