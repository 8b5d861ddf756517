import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';

/**
 * The kinds of work on the database. Each lane has its own connections, so that none waits for those of
 * another, and its own limits: docs/decisions/049 has the reasons.
 */
export type Lane = 'essential' | 'people' | 'heavy' | 'background' | 'maintenance';

export type LaneLimits = {
  readonly connections: number;
  /** For a connection, until the work is refused as too much at once. */
  readonly waitMilliseconds: number;
  /** For one statement outside of a transaction, and for each one inside. Null: without end. */
  readonly statementMilliseconds: number | null;
  readonly transactionStatementMilliseconds: number | null;
  /** For a lock that another transaction holds. */
  readonly lockMilliseconds: number | null;
  /** Between two statements of a transaction, which holds its locks meanwhile. */
  readonly idleMilliseconds: number | null;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const LANES: Readonly<Record<Lane, LaneLimits>> = {
  // Each of them is over at once, so a few connections are enough.
  essential: {
    connections: 2,
    waitMilliseconds: 5 * SECOND,
    statementMilliseconds: 10 * SECOND,
    transactionStatementMilliseconds: 10 * SECOND,
    lockMilliseconds: 10 * SECOND,
    idleMilliseconds: MINUTE,
  },
  people: {
    connections: 12,
    waitMilliseconds: 5 * SECOND,
    statementMilliseconds: 30 * SECOND,
    transactionStatementMilliseconds: MINUTE,
    lockMilliseconds: 20 * SECOND,
    idleMilliseconds: MINUTE,
  },
  heavy: {
    connections: 5,
    waitMilliseconds: 30 * SECOND,
    statementMilliseconds: 10 * MINUTE,
    transactionStatementMilliseconds: 10 * MINUTE,
    lockMilliseconds: MINUTE,
    // A slow download keeps its transaction waiting.
    idleMilliseconds: 5 * MINUTE,
  },
  background: {
    connections: 4,
    waitMilliseconds: MINUTE,
    statementMilliseconds: 60 * MINUTE,
    transactionStatementMilliseconds: 60 * MINUTE,
    lockMilliseconds: 10 * MINUTE,
    idleMilliseconds: 10 * MINUTE,
  },
  maintenance: {
    connections: 4,
    waitMilliseconds: MINUTE,
    statementMilliseconds: null,
    transactionStatementMilliseconds: null,
    lockMilliseconds: null,
    idleMilliseconds: null,
  },
};

const current = new AsyncLocalStorage<Lane>();

export const currentLane = (): Lane => current.getStore() ?? 'people';

/** Whatever the work asks the database for, directly or later, goes through the lane's connections. */
export const inLane = <T>(lane: Lane, work: () => T): T => current.run(lane, work);

/** A stream that is read on later asks in the lane that it was made in. */
export function keepLane(stream: Readable): void {
  stream._read = AsyncLocalStorage.bind(stream._read.bind(stream));
}

/** The limits as a session's settings, for its command line. */
export function sessionSettings(limits: LaneLimits): string {
  return [
    ['statement_timeout', limits.statementMilliseconds],
    ['lock_timeout', limits.lockMilliseconds],
    ['idle_in_transaction_session_timeout', limits.idleMilliseconds],
  ]
    .map(([name, milliseconds]) => `-c ${name}=${milliseconds ?? 0}`)
    .join(' ');
}
