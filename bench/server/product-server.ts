import { readSettings } from '../../apps/server/src/platform/settings.ts';
import { createDatabase } from '../../apps/server/src/db/database.ts';
import { composeServices } from '../../apps/server/src/compose.ts';
import { buildApp } from '../../apps/server/src/app.ts';
import { createLocalFileStore } from '../../apps/server/src/platform/local-file-store.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { createLogger } from '../../apps/server/src/platform/logger.ts';
import { registry } from '@quartermaster/domain/modules/index';
import { join } from 'node:path';

/** The product on a database that is ready, in a process of its own; the port is written to stdout. */
const settings = readSettings({ ...process.env, LOG_LEVEL: 'error' });
const database = createDatabase({ url: process.env['DATABASE_URL'] ?? '' });
const services = composeServices({
  settings,
  database,
  files: createLocalFileStore(join(settings.dataDir, 'files')),
  clock: systemClock,
  logger: createLogger(settings),
  registry,
});
const app = await buildApp(services);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
