import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { registry } from '@quartermaster/domain/modules/index';
import { runMigrations as installQueue } from 'graphile-worker';
import { composeServices, type Services } from '../../apps/server/src/compose.ts';
import { ensureAuditPartitions } from '../../apps/server/src/db/audit-partitions.ts';
import { prepareConsoleDatabase } from '../../apps/server/src/db/console-role.ts';
import { createDatabase, type Database } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { reconcileStorage } from '../../apps/server/src/engine/reconciler.ts';
import { hashPassword } from '../../apps/server/src/features/auth/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { createLocalFileStore } from '../../apps/server/src/platform/local-file-store.ts';
import { createLogger } from '../../apps/server/src/platform/logger.ts';
import { removePostgresHome } from '../../apps/server/src/platform/postgres-home.ts';
import { readSettings } from '../../apps/server/src/platform/settings.ts';
import { createOwnedFolder } from '../../apps/server/src/testing/left-behind.ts';

/** A PostgreSQL of its own with every module's tables, one environment and one admin. */
export type BenchScene = {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** The product's services in this process, for what is measured without HTTP. */
  readonly services: Services;
  readonly branchId: number;
  readonly close: () => Promise<void>;
};

export const ENVIRONMENT = 'dev';
export const VERSION = '1.0.0';
export const ADMIN = { username: 'bench', password: 'a long bench password' };

export async function createBenchScene(): Promise<BenchScene> {
  const dataDir = await createOwnedFolder('quartermaster-bench-');
  const server = await startEmbeddedPostgres({ dataDir });
  await prepareConsoleDatabase(server, 'bench');
  const databaseUrl = server.urlOf('bench');
  const database = createDatabase({ url: databaseUrl });
  await migrate(database);
  await ensureAuditPartitions(database, new Date());
  await installQueue({ connectionString: database.url });
  await reconcileStorage(database, registry);
  await database.query(
    `insert into account (username, display_name, role, password_hash) values ($1, 'Bench', 'admin', $2)`,
    [ADMIN.username, await hashPassword(ADMIN.password)],
  );
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const files = createLocalFileStore(join(dataDir, 'files'));
  const services = composeServices({
    settings,
    database,
    files,
    clock: systemClock,
    logger: createLogger(settings),
    registry,
  });
  const environment = {
    key: ENVIRONMENT,
    name: 'Dev',
    is_protected: false,
    color: '#0e7f8c',
    game_time_zone: 'UTC',
    version: VERSION,
  };
  await services.environments.create(environment, { accountId: null });
  const { branchId } = await services.branches.resolve(database, ENVIRONMENT, VERSION, 'versioned');
  const close = async (): Promise<void> => {
    services.branches.close();
    await database.close();
    await server.stop();
    await removePostgresHome(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { database, databaseUrl, dataDir, services, branchId, close };
}
