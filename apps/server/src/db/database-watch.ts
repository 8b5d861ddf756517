import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../platform/logger.ts';
import { isDatabaseAway } from './database.ts';

/** Knows from the first broken connection until a query succeeds that the database is away. */
export type DatabaseWatch = {
  /** Told of every connection that broke, and of what the job queue could not do. */
  readonly note: (problem: Error, where?: string) => void;
  readonly isAway: () => boolean;
};

type Dependencies = {
  readonly logger: Pick<Logger, 'error' | 'warn' | 'debug'>;
  /** Asks the database for something small. */
  readonly ask: () => Promise<unknown>;
  /** Aborted when the console stops: what breaks then is no news. */
  readonly signal?: AbortSignal;
  readonly everyMilliseconds?: number;
};

const EVERY_MILLISECONDS = 1_000;

/**
 * One line in the log when the database goes away and one when it is back, however many connections broke in
 * between: each of them is a line at `debug`.
 */
export function createDatabaseWatch({
  logger,
  ask,
  signal,
  everyMilliseconds = EVERY_MILLISECONDS,
}: Dependencies): DatabaseWatch {
  const answers = (): Promise<boolean> =>
    ask().then(
      () => true,
      () => false,
    );
  let looking = false;

  async function look({ message }: Error, where: string): Promise<void> {
    if (await answers()) return logger.warn({ problem: message }, `${where}: a connection broke`);
    const since = Date.now();
    logger.error(
      { problem: message },
      'the database is unreachable: requests that need it are refused until it is back',
    );
    do await sleep(everyMilliseconds, undefined, { ref: false });
    while (!(await answers()));
    logger.warn({ seconds: Math.round((Date.now() - since) / 1000) }, 'the database is back');
  }

  return {
    note(problem, where = 'database') {
      if (!isDatabaseAway(problem)) return logger.warn({ problem: problem.message }, where);
      if (looking || signal?.aborted === true) return logger.debug({ problem: problem.message }, where);
      looking = true;
      void look(problem, where).finally(() => (looking = false));
    },
    isAway: () => looking,
  };
}
