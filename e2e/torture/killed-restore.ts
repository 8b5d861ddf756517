import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import type { Scene } from './fault-scene.ts';
import { startProduct } from './product.ts';
import { createOwnedFolder } from '../../apps/server/src/testing/left-behind.ts';

const ROOT = join(import.meta.dirname, '../..');
const SPREAD_MILLISECONDS = 8000;
/** Ports of the product's own game servers are between. */
const OTHER_PORT = 10;

/**
 * A backup of the running console is restored into another data folder and the restore is killed: no start
 * takes what it left for data, and a second restore brings everything.
 */
export async function killRestore({ dataDir, port, random }: Scene): Promise<readonly string[]> {
  const folder = await createOwnedFolder('quartermaster-torture-restore-');
  const file = join(folder, 'backup');
  const target = join(folder, 'data');
  const start = () =>
    startProduct({ dataDir: target, port: port + OTHER_PORT, password: '', env: { DEMO: '0' } });
  try {
    const written = await runTool(['tools/backup.ts', file], dataDir);
    if (written.code !== 0) return [`a backup beside writers failed: ${written.said}`];
    if (!(await killOneRestore(file, target, random.below(SPREAD_MILLISECONDS)))) {
      const refusal = await start().then(
        (product) => product.stop().then(() => null),
        (problem: Error) => problem.message,
      );
      // A start takes a restore that lacked nothing but its end, and refuses any other.
      if (refusal === null) return [];
      if (!refusal.includes('did not end')) return [`a start after a killed restore said: ${refusal}`];
      const again = await runTool(['tools/restore.ts', file], target);
      if (again.code !== 0) return [`the restore after a killed one failed: ${again.said}`];
    }
    await (await start()).stop();
    return [];
  } finally {
    await removeEmbeddedPostgres(target);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether the restore ended before it could be killed. */
async function killOneRestore(file: string, target: string, milliseconds: number): Promise<boolean> {
  const child = spawnTool(['tools/restore.ts', file], target);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver && !(await exists(join(target, 'restoring')))) await sleep(20);
  await Promise.race([ended, sleep(milliseconds)]);
  child.kill('SIGKILL');
  return (await ended)[0] === 0;
}

const spawnTool = (args: readonly string[], dataDir: string) =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

async function runTool(args: readonly string[], dataDir: string) {
  const child = spawnTool(args, dataDir);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said, code: code as number | null };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
