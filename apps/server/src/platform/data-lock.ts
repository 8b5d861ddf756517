import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson } from '@quartermaster/domain/core/json';
import { PlainError } from './plain-error.ts';

type Holder = { readonly pid: number; readonly startedAt: string };

const PATIENCE_MILLISECONDS = 1_000;

/** Gives the lock back. */
type ReleaseLock = () => Promise<void>;

/** Makes this process the only one that works on the data folder; a lock left by a crash is taken over. */
export async function lockDataFolder(dataDir: string): Promise<ReleaseLock> {
  const file = join(dataDir, 'lock');
  const draft = `${file}.${process.pid}`;
  await waitForDyingHolder(dataDir);
  await writeFile(draft, thisProcess());
  try {
    // A link is made by one process only, and never shows a half-written file.
    while (!(await tryLink(draft, file))) await clearStaleLock(file, dataDir);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(file, { force: true });
}

/** Names this process in a file, so that `findHolder` can tell whether it still runs. */
export const thisProcess = (): string =>
  JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder);

/** The process that works on the data folder, or null. */
export const findLockHolder = (dataDir: string): Promise<number | null> => findHolder(join(dataDir, 'lock'));

/** The process that a file names, or null if it has ended. */
export async function findHolder(file: string): Promise<number | null> {
  const holder = parseHolder(await readFile(file, 'utf8').catch(() => ''));
  return holder !== null && isRunning(holder) ? holder.pid : null;
}

/** A start right after a kill -9 may still see the killed process for a moment. */
async function waitForDyingHolder(dataDir: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MILLISECONDS; waited += 50) {
    if ((await findLockHolder(dataDir)) === null) return;
    await sleep(50);
  }
}

async function tryLink(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  }
}

async function clearStaleLock(file: string, dataDir: string): Promise<void> {
  const seen = await readFile(file, 'utf8').catch(() => '');
  const holder = parseHolder(seen);
  if (holder !== null && isRunning(holder)) {
    throw new PlainError(
      `Quartermaster already runs on the data folder ${dataDir} (process ${holder.pid}): stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const aside = `${file}.${process.pid}.stale`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => seen);
  // Another start cleared the stale lock first and this is its fresh one: put it back.
  if (moved !== seen) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

const parseHolder = (text: string): Holder | null => (parseJson(text) ?? null) as Holder | null;

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === startedAt;
}

/**
 * When a process started, in clock ticks since boot: numbers of processes are used again, this pair is
 * not. Empty for one that has ended and only waits to be forgotten, and where there is no `/proc`.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? '' : (fields[18] ?? '');
  } catch {
    return '';
  }
}
