import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './db/database.ts';
import { explainProblem } from './platform/explain-problem.ts';
import { exposureWarning } from './platform/exposure.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { settledExit } from './platform/settled-exit.ts';
import { stopRequest } from './platform/stop-request.ts';
import { startServer, type RunningServer } from './start.ts';

/** Hosts that stop a program give it 30 s before they kill it. */
const STOP_WITHIN_MILLISECONDS = 25_000;
let settings: Settings | null = null;
let server: RunningServer | null = null;

const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

let isFailing = false;

/** Tells the first problem: others may follow from it until the process has ended. */
function fail(problem: unknown): void {
  if (isFailing) return;
  isFailing = true;
  const stack = problem instanceof Error ? problem.stack : String(problem);
  process.stderr.write(`${explainProblem(problem, settings) ?? stack}\n`);
  void settledExit(1);
}

async function stop(withinMilliseconds: number): Promise<void> {
  // A start that is still under way ends by itself, and cleans up.
  if (server === null) return tell('Stopping the start.');
  tell('Stopping.');
  const stopped = server.stop().then(() => true);
  const isInTime = await Promise.race([stopped, sleep(withinMilliseconds, false, { ref: false })]);
  if (isInTime) await settledExit(0);
  // It fails as soon as the database ends.
  stopped.catch(() => undefined);
  process.stderr.write(
    'Some work did not end in time and was cut off. Nothing that was saved is lost; jobs go on after the next start.\n',
  );
  await server.cutOff();
  await settledExit(1);
}

// A library that forgets to wait for a statement must not end the console over an outage.
function handleRejection(problem: unknown): void {
  if (isDatabaseAway(problem)) process.stderr.write(`The database went away: ${String(problem)}\n`);
  else fail(problem);
}

type Run = {
  /** Resolves when the web app is built. */
  readonly webApp?: Promise<void>;
  /** How long work may take to end when the console is stopped. */
  readonly stopWithinMilliseconds?: number;
};

/** Runs the console until it is stopped, and ends the process then. */
export async function runConsole({
  webApp,
  stopWithinMilliseconds = STOP_WITHIN_MILLISECONDS,
}: Run = {}): Promise<void> {
  process.on('unhandledRejection', handleRejection);
  const hear = (): void => void stop(stopWithinMilliseconds).catch(fail);
  if (stopRequest.aborted) hear();
  else stopRequest.addEventListener('abort', hear, { once: true });
  // The reader of its output may have ended; that must not end the console, nor its stop half-way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Files of the console are private to its user, also in a folder that others may enter.
  process.umask(0o077);
  try {
    stopRequest.throwIfAborted();
    settings = readSettings(process.env);
    const warning = exposureWarning(settings);
    if (warning !== null) tell(warning);
    server = await startServer({ settings, tell, signal: stopRequest, webApp });
    void server.lost.then(() => fail('The embedded PostgreSQL ended and did not come back.'));
    const seconds = () => (performance.now() / 1000).toFixed(1);
    if (server.isLoading)
      tell(`Sign in on ${server.address} (${seconds()} s): the demo game is still being loaded.`);
    await server.loaded;
    tell(`Quartermaster is ready on ${server.address} (${seconds()} s). Stop it with Ctrl-C.`);
  } catch (problem) {
    if (!stopRequest.aborted) return fail(problem);
    // The stop of a console that listens waits for what was being loaded, and ends the process.
    if (server !== null) return;
    tell('The start was stopped before the console was ready. The next start goes on from there.');
    await settledExit(0);
  }
}
