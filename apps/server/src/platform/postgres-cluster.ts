import { spawn } from 'node:child_process';
import { readFile, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { PlainError } from './plain-error.ts';
import type { PostgresHome } from './postgres-home.ts';

const RELEASE = '18';
/** What an empty cluster takes. */
const CLUSTER_BYTES = 48 * 1024 * 1024;

type CreateOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Called when initdb runs: work for the time until it is done. */
  readonly whileItStarts?: (() => void) | undefined;
};

/**
 * Makes an empty cluster. Every connection to the socket in its private folder is accepted; nothing listens
 * on the network. Under the locale "C" the character classes of Chinese and Japanese would be wrong.
 */
export async function createCluster(
  home: PostgresHome,
  user: string,
  { signal, whileItStarts }: CreateOptions = {},
): Promise<void> {
  // Made beside its place and moved: an interrupted start never leaves half a cluster.
  const draft = `${home.cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  signal?.throwIfAborted();
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const initdb = spawn(
    join(home.binaries, 'bin', 'initdb'),
    [`--pgdata=${draft}`, `--username=${user}`, '--auth=trust', '--encoding=UTF8', `--locale=${locale}`],
    {
      ...home.owner,
      cwd: home.socketFolder,
      env: { PATH: process.env.PATH, LC_ALL: locale, TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  // On SIGTERM, initdb first waits seconds for the server that its current step runs.
  const end = (): boolean => initdb.pid !== undefined && process.kill(-initdb.pid, 'SIGKILL');
  signal?.addEventListener('abort', end, { once: true });
  whileItStarts?.();
  const [problem, [code]] = await Promise.all([text(initdb.stderr), once(initdb, 'close')]);
  signal?.removeEventListener('abort', end);
  if (code === 0) return rename(draft, home.cluster);
  // The server that it ran may outlive it by a moment, and write into the folder.
  await rm(draft, { recursive: true, force: true, maxRetries: 10 });
  signal?.throwIfAborted();
  if (problem.includes('No space left on device') || (await isNearlyFull(home.socketFolder))) {
    throw new PlainError('The disk is full: there is no room for the database.');
  }
  throw new PlainError(`The embedded PostgreSQL could not be prepared: ${problem.trim().split('\n').at(-1)}`);
}

/** Out of space, initdb may die in ways that do not say so. */
async function isNearlyFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < CLUSTER_BYTES;
}

/** A cluster opens only under the release that made it. */
export async function refuseOtherRelease(home: PostgresHome): Promise<void> {
  const release = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim();
  if (release === RELEASE) return;
  throw new PlainError(
    `The data folder was made by PostgreSQL ${release} and this is ${RELEASE}: back it up with the older Quartermaster and restore it here.`,
  );
}
