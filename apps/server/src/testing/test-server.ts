import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@quartermaster/domain/core/module';
import { registry as everyModule } from '@quartermaster/domain/modules/index';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { composeServices, type Services } from '../compose.ts';
import { reconcileStorage } from '../engine/reconciler.ts';
import { openFileStore } from '../platform/open-file-store.ts';
import { READER_ROLE } from '../platform/embedded-postgres.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { readSettings } from '../platform/settings.ts';
import { checkAnswer } from './check-answer.ts';
import {
  createCopyOf,
  createDatabaseOfModules,
  createTestDatabase,
  makeOnce,
  type TestDatabase,
} from './test-database.ts';

/** The whole server on a database of its own, without a port: requests are injected. */
export type TestServer = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: TestDatabase;
  readonly close: () => Promise<void>;
  /** Closes it and leaves what it had to be copied. */
  readonly keep: (kept: KeptServer) => Promise<void>;
};

/** What a server left behind when it was kept: the name of its database, and its files. */
export type KeptServer = { readonly database: string; readonly files: string };

/** A server with what it has by then, made once for the whole run, to be copied. */
export async function keepServer(name: string, make: () => Promise<TestServer>): Promise<KeptServer> {
  const kept = { database: `kept_${name}`, files: join(inject('testScratch'), `kept-files-${name}`) };
  await makeOnce(kept.database, async () => (await make()).keep(kept));
  return kept;
}

export type TestServerOptions = {
  /** Begins with what another server had. */
  readonly copyOf?: KeptServer;
  /** Modules of the test's own. */
  readonly registry?: Registry;
  readonly clock?: Clock;
  /** A database without the tables of modules, for tests that save no record: there in a quarter of the time. */
  readonly withoutRecords?: boolean;
  /** Settings beside those of every test, as the environment would name them. */
  readonly env?: Readonly<Record<string, string>>;
};

/** Without the rights of the role, which a start gives it. */
function readerUrlOf(url: string): string {
  const address = new URL(url);
  address.username = READER_ROLE;
  return address.href;
}

export async function createTestServer({
  registry = everyModule,
  clock = systemClock,
  env = {},
  copyOf,
  withoutRecords = false,
}: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quartermaster-files-'));
  if (copyOf !== undefined) await cp(copyOf.files, join(dataDir, 'files'), { recursive: true });
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const database = await (withoutRecords ? createTestDatabase() : openDatabase(registry, copyOf));
  const services = composeServices({
    settings,
    database,
    files: await openFileStore(settings),
    clock,
    logger: createLogger(settings),
    registry,
    readerUrl: readerUrlOf(database.url),
  });
  const app = await buildApp(services, { checkAnswer });
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const keep = async (kept: KeptServer): Promise<void> => {
    await app.close();
    await cp(join(dataDir, 'files'), kept.files, { recursive: true });
    await rm(dataDir, { recursive: true, force: true });
    await database.keep(kept.database);
  };
  return { app, services, database, close, keep };
}

async function openDatabase(registry: Registry, copyOf: KeptServer | undefined): Promise<TestDatabase> {
  if (copyOf !== undefined) return createCopyOf(copyOf.database);
  if (registry === everyModule) return createDatabaseOfModules();
  const database = await createTestDatabase();
  await reconcileStorage(database, registry);
  return database;
}
