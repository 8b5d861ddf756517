import type { Services } from './compose.ts';
import { createAccountsRoutes } from './features/accounts/index.ts';
import { createAuditRoutes } from './features/audit/index.ts';
import { createAuthRoutes } from './features/auth/index.ts';
import { createEnvironmentsRoutes } from './features/environments/index.ts';
import { createFilesRoutes } from './features/files/index.ts';
import { createFleetRoutes } from './features/fleet/index.ts';
import { createReleaseRoutes } from './features/releases/index.ts';
import { createExportRoutes } from './features/export/export.routes.ts';
import { createImportRoutes } from './features/import/import.routes.ts';
import { createChangeSetRoutes, createRecordRoutes } from './features/records/index.ts';
import { createServerInfoRoutes } from './features/server-info/index.ts';
import type { Route } from './http/route.ts';

/** Every endpoint of the API: one line per feature. */
export function createRoutes(services: Services): readonly Route[] {
  return [
    ...createAuthRoutes(services),
    ...createAccountsRoutes(services),
    ...createEnvironmentsRoutes(services),
    ...createRecordRoutes(services),
    ...createChangeSetRoutes(services),
    ...createImportRoutes(services),
    ...createExportRoutes(services),
    ...createReleaseRoutes(services),
    ...createFleetRoutes(services),
    ...createFilesRoutes(services),
    ...createAuditRoutes(services),
    ...createServerInfoRoutes(services),
  ];
}
