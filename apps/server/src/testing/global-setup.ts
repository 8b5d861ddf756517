import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { registry } from '@quartermaster/domain/modules/index';
import { runMigrations as installQueue } from 'graphile-worker';
import type { TestProject } from 'vitest/node';
import { ensureAuditPartitions } from '../db/audit-partitions.ts';
import { prepareConsoleDatabase } from '../db/console-role.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { reconcileStorage } from '../engine/reconciler.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { removePostgresHome } from '../platform/postgres-home.ts';
import { createTestFolder, prepareDataFolder } from './database-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server for the console's role, its database name left out. */
    readonly testServerUrl: string;
    /** The same for the superuser. */
    readonly testAdminUrl: string;
    /** A folder that goes with the server. */
    readonly testScratch: string;
  }
}

/** What test databases are copies of: a migrated database, and one with the tables of every module as well. */
export const MIGRATED = 'template_migrated';
export const EVERY_MODULE = 'template_every_module';

/** Starts one PostgreSQL for the whole run and prepares the template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await createTestFolder('quartermaster-test-');
  const dataDir = join(folder, 'data');
  await prepareDataFolder(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false, maxConnections: 200 });
  const teardown = async (): Promise<void> => {
    await server.stop();
    await removePostgresHome(dataDir);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await prepareTemplates(server);
  } catch (problem) {
    await teardown();
    throw problem;
  }
  project.provide('testServerUrl', server.urlOf(''));
  project.provide('testAdminUrl', server.adminUrlOf(''));
  project.provide('testScratch', dataDir);
  return teardown;
}

async function prepareTemplates(server: EmbeddedPostgres): Promise<void> {
  await prepare(server, MIGRATED);
  await prepare(server, EVERY_MODULE, (database) => reconcileStorage(database, registry));
}

async function prepare(
  server: EmbeddedPostgres,
  name: string,
  fill?: (database: Database) => Promise<unknown>,
): Promise<void> {
  await prepareConsoleDatabase(server, name);
  const template = createDatabase({ url: server.urlOf(name) });
  await migrate(template);
  await ensureAuditPartitions(template, new Date());
  await installQueue({ connectionString: template.url });
  await fill?.(template);
  await template.close();
}
