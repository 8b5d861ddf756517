import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { checkBackup } from '../../apps/server/src/backup/check-backup.ts';
import { removePostgresHome } from '../../apps/server/src/platform/postgres-home.ts';
import { descendants, gone, signal } from './processes.ts';
import { startProduct } from './product.ts';
import type { Scene } from './fault-scene.ts';
import { createOwnedFolder } from '../../apps/server/src/testing/left-behind.ts';

const ROOT = join(import.meta.dirname, '../..');
const BACKUP_SPREAD_MILLISECONDS = 3000;
const MIGRATION_SPREAD_MILLISECONDS = 300;
/** Ports of the product's own game servers are between. */
const OTHER_PORT = 10;

/** A backup that is killed leaves no file under its name, unless it was whole by then. */
export async function killBackup({ dataDir, random }: Scene): Promise<readonly string[]> {
  const folder = await createOwnedFolder('quartermaster-torture-backup-');
  const file = join(folder, 'backup');
  const child = spawn(process.execPath, ['tools/backup.ts', file], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const said = text(child.stdout);
  await Promise.race([ended, sleep(random.below(BACKUP_SPREAD_MILLISECONDS))]);
  child.kill('SIGKILL');
  const [code] = (await ended) as [number | null];
  await said;
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  const fault = isThere ? await faultOf(file) : null;
  await rm(folder, { recursive: true });
  if (code === 0 && !isThere) return ['a backup said that it was written, and is not there'];
  return fault === null ? [] : [`a backup that was killed is there under its name: ${fault}`];
}

const faultOf = (file: string): Promise<string | null> =>
  checkBackup(file).then(
    () => null,
    ({ message }: Error) => message,
  );

/** A first start that is killed while it prepares the tables of another data folder is finished by the next one. */
export async function killMigration({ port, random }: Scene): Promise<readonly string[]> {
  const dataDir = await createOwnedFolder('quartermaster-torture-migration-');
  const own = { PORT: String(port + OTHER_PORT), DATA_DIR: dataDir, DEMO: '0' };
  try {
    await killFirstStart(own, random.below(MIGRATION_SPREAD_MILLISECONDS));
    const options = { dataDir, port: port + OTHER_PORT, password: '', env: { DEMO: '0' } };
    await (await startProduct(options)).stop();
    return [];
  } finally {
    await removePostgresHome(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function killFirstStart(env: NodeJS.ProcessEnv, milliseconds: number): Promise<void> {
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  for await (const chunk of child.stdout) if (String(chunk).includes('Making a PostgreSQL')) break;
  // The cluster takes about a second; its tables come next.
  await sleep(1000 + milliseconds);
  const pid = child.pid ?? 0;
  const all = await descendants(pid);
  for (const each of [pid, ...all]) signal(each, 'SIGKILL');
  await ended;
  await Promise.all(all.map(gone));
}
