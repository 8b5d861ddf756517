import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull } from './disk-full.ts';
import type { Logger } from './logger.ts';

/** Knows from the first refused write until a try succeeds that a disk is full. */
export type DiskWatch = {
  /** Answers whether the problem was a full disk. */
  readonly note: (problem: unknown) => boolean;
  readonly isFull: () => boolean;
  /** Resolves when there is room: true; or when the console stops: false. */
  readonly waitForRoom: () => Promise<boolean>;
  readonly close: () => void;
};

type Dependencies = {
  readonly logger: Pick<Logger, 'error' | 'info'>;
  /** Writes something and throws when it cannot. */
  readonly tryToWrite: () => Promise<void>;
  readonly everyMilliseconds?: number;
};

const EVERY_MILLISECONDS = 5_000;

/** One line in the log when a disk is full and one when there is room, however many writes failed in between. */
export function createDiskWatch({
  logger,
  tryToWrite,
  everyMilliseconds = EVERY_MILLISECONDS,
}: Dependencies): DiskWatch {
  const closing = new AbortController();
  let full: Promise<boolean> | null = null;

  async function lookForRoom(): Promise<boolean> {
    while (!closing.signal.aborted) {
      const waited = sleep(everyMilliseconds, undefined, { ref: false, signal: closing.signal });
      const isThere = await waited.then(tryToWrite).then(
        () => true,
        () => false,
      );
      if (!isThere) continue;
      full = null;
      logger.info('the disk has free space again');
      return true;
    }
    return false;
  }

  return {
    note(problem) {
      if (!isDiskFull(problem)) return false;
      if (full === null) {
        logger.error({ err: problem }, 'the disk is full: nothing can be saved until space is freed');
        full = lookForRoom();
      }
      return true;
    },
    isFull: () => full !== null,
    waitForRoom: async () => full ?? !closing.signal.aborted,
    close: () => closing.abort(),
  };
}
