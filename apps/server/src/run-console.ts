import { isDatabaseAway } from './db/database.ts';
import { explainProblem } from './platform/explain-problem.ts';
import { exposureWarning } from './platform/exposure.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { startServer, type RunningServer } from './start.ts';

const DRAIN_WITHIN_MILLISECONDS = 30_000;
const stopping = new AbortController();
let settings: Settings | null = null;
let server: RunningServer | null = null;

const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

function fail(problem: unknown): never {
  const stack = problem instanceof Error ? problem.stack : String(problem);
  process.stderr.write(`${explainProblem(problem, settings) ?? stack}\n`);
  process.exit(1);
}

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  // A start that is still under way notices the signal and cleans up after itself.
  if (server === null) return;
  tell('Stopping.');
  setTimeout(() => fail(new Error('Some work did not end in time.')), DRAIN_WITHIN_MILLISECONDS).unref();
  await server.stop();
  process.exit(0);
}

// A library that forgets to wait for a statement must not end the console over an outage.
function handleRejection(problem: unknown): void {
  if (!isDatabaseAway(problem)) fail(problem);
  process.stderr.write(`The database went away: ${String(problem)}\n`);
}

/** Runs the console until it is stopped, and ends the process then. */
export async function runConsole(webApp?: Promise<void>): Promise<void> {
  process.on('unhandledRejection', handleRejection);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop().catch(fail));
  // What the console writes is for nobody else on this host, also in a folder that others may enter.
  process.umask(0o077);
  // The start waits for it last, and tells of its failure then.
  webApp?.catch(() => undefined);
  try {
    settings = readSettings(process.env);
    const warning = exposureWarning(settings);
    if (warning !== null) tell(warning);
    server = await startServer({ settings, tell, signal: stopping.signal, webApp });
    const seconds = (performance.now() / 1000).toFixed(1);
    tell(`Quartermaster is ready on ${server.address} (${seconds} s). Stop it with Ctrl-C.`);
    void server.lost.then(() => fail('The embedded PostgreSQL ended and did not come back.'));
  } catch (problem) {
    if (stopping.signal.aborted) process.exit(0);
    fail(problem);
  }
}
