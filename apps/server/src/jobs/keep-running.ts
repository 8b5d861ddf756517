import { setTimeout } from 'node:timers/promises';

/** The queue at work. `promise` settles when it ended, by itself or because it was told to. */
export type Running = { readonly promise: Promise<unknown>; readonly stop: () => Promise<void> };

/** Long enough to be no load where it fails at once, short enough not to delay jobs noticeably. */
const RESTART_MILLISECONDS = 1000;

/**
 * Starts the queue again whenever it ends, until the returned function is called.
 * @throws what the first start throws; problems of later ones go to `warn`
 */
export async function keepRunning(
  start: () => Promise<Running>,
  warn: (problem: Error) => void,
  restartMilliseconds = RESTART_MILLISECONDS,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Running | null = await start();
  const startAgain = async (): Promise<void> => {
    running = await start();
    // It may be told to stop while it starts.
    if (signal.aborted) await running.stop();
  };
  const restart = async (): Promise<void> => {
    while (!signal.aborted) {
      await running?.promise.catch(warn);
      running = null;
      await setTimeout(restartMilliseconds, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await startAgain().catch(warn);
    }
  };
  const restarting = restart();
  return async () => {
    stopping.abort();
    await running?.stop().catch(() => undefined);
    await restarting;
  };
}
