import { setTimeout as sleep } from 'node:timers/promises';

/** As the console's own: an exit right after work may wait for a thread of V8 for ever, so they get time to finish. */
const SETTLE_MILLISECONDS = 200;

/** Ends this process, in place of `process.exit` and of leaving the end to an empty event loop. */
export async function settledExit(code: number): Promise<never> {
  await sleep(SETTLE_MILLISECONDS);
  process.exit(code);
}
