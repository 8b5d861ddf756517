import { setTimeout as sleep } from 'node:timers/promises';

/**
 * V8 compiles what just ran in threads of its own. An exit waits for them, and for ever if one of them waits for
 * the main thread to collect garbage (https://github.com/nodejs/node/issues/54918): they get time to finish.
 */
const SETTLE_MILLISECONDS = 200;

/** Ends this process. A program that did much work does not call `process.exit` itself. */
export async function settledExit(code: number): Promise<never> {
  await sleep(SETTLE_MILLISECONDS);
  process.exit(code);
}
