import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../db/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { lacksDemoPlayers } from './demo-players.ts';
import { childEnvironment } from '../../platform/child-environment.ts';

const PROGRAM = fileURLToPath(new URL('./demo-players-program.ts', import.meta.url));
const ATTEMPTS = 5;
const PAUSE_MILLISECONDS = 10_000;

type Dependencies = {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly logger: Pick<Logger, 'warn'>;
  /** How many players production gets. */
  readonly production: number;
};

/**
 * Has the demo game's players invented where they are missing. That happens in a process of its own:
 * what it takes in memory goes back to the machine when it ends. Answers how to stop it; what is
 * missing then is invented after the next start.
 */
export async function startDemoPlayers({
  database,
  databaseUrl,
  logger,
  production,
}: Dependencies): Promise<() => Promise<void>> {
  if (!(await lacksDemoPlayers(database))) return async () => undefined;
  const stopping = new AbortController();
  // The address may hold a password: arguments can be read by every user of the machine.
  const env = { DEMO_DATABASE_URL: databaseUrl, DEMO_PLAYERS: String(production) };
  const work = inventInTurns(env, logger, stopping.signal);
  return async () => {
    stopping.abort();
    await work;
  };
}

/** The database may be away for a while: its keeper brings it back. */
async function inventInTurns(
  env: Readonly<Record<string, string>>,
  logger: Dependencies['logger'],
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if ((await invent(env, signal)) || signal.aborted) return;
    logger.warn({ attempt, attempts: ATTEMPTS }, 'creating the demo players stopped early');
    await sleep(PAUSE_MILLISECONDS, undefined, { signal }).catch(() => undefined);
  }
}

/** Answers whether all of them are there. */
async function invent(env: Readonly<Record<string, string>>, signal: AbortSignal): Promise<boolean> {
  const child = fork(PROGRAM, {
    env: childEnvironment(env),
    execArgv: ['--max-semi-space-size=2'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  const [code] = (await once(child, 'exit')) as [number | null];
  signal.removeEventListener('abort', end);
  return code === 0;
}
