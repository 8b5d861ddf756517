import { AsyncLocalStorage } from 'node:async_hooks';
import pg, { type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { currentLane, LANES, sessionSettings, type Lane, type LaneLimits } from './lanes.ts';
import { createListener, type Listen } from './listener.ts';
import { sqlStateOf } from './statement-fault.ts';
import { valueTypes } from './value-types.ts';

/** Anything a query can be sent to: the pool or a transaction. Repositories take it first. */
export type Queryable = {
  query<R extends QueryResultRow = QueryResultRow>(
    text: string | QueryConfig,
    values?: readonly unknown[],
  ): Promise<QueryResult<R>>;
};

/** The handle of an open transaction; `client` is for COPY streams only. */
export type Transaction = Queryable & { readonly client: pg.PoolClient };

/** A connection outside the pool, without a transaction until `begin`. */
export type OwnConnection = Queryable & { close(): Promise<void> };

/** What PostgreSQL shall do differently for one transaction: `{ statement_timeout: '5s' }`. */
export type TransactionSettings = Readonly<Record<string, string>>;

/** For statements whose best index depends on their values, which a plan kept for all of them cannot know. */
export const PLANNED_FOR_VALUES: TransactionSettings = { plan_cache_mode: 'force_custom_plan' };

export type Database = Queryable & {
  readonly url: string;
  /** The connections of each lane that was used so far. */
  readonly pools: () => ReadonlyMap<Lane, pg.Pool>;
  /** Runs the work in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, settings?: TransactionSettings): Promise<T>;
  /** Opens a connection beside the pool, for work that one transaction shares with a second one. */
  connect(): Promise<OwnConnection>;
  /** Hears NOTIFY on a channel until the returned function is called. */
  readonly listen: Listen;
  close(): Promise<void>;
};

type DatabaseOptions = {
  readonly url: string;
  /** The limit of each lane whose own limit is not lower. */
  readonly maxConnections?: number;
  readonly lanes?: Readonly<Record<Lane, LaneLimits>>;
  /** Told about idle connections that broke; the pool replaces them by itself. */
  readonly onProblem?: (problem: Error) => void;
};

/** The SQLSTATE with which the server ends a connection whose transaction was left idle. */
const LEFT_IDLE = '25P03';
const ALWAYS_USED: ReadonlySet<Lane> = new Set(['essential', 'people']);
const KEPT_CONNECTIONS = 2;
const IDLE_MILLISECONDS = 10_000;
const CONNECT_MILLISECONDS = 5_000;

/** Opens a database. No connection is made before the first query. */
export function createDatabase(options: DatabaseOptions): Database {
  const { url, onProblem, lanes = LANES } = options;
  let isClosing = false;
  const report = (problem: Error): void => {
    if (!isClosing) onProblem?.(problem);
  };
  const pools = new Map<Lane, pg.Pool>();
  const currentPool = (): pg.Pool => {
    const lane = currentLane();
    const pool = pools.get(lane) ?? createPool(options, lane, report);
    pools.set(lane, pool);
    return pool;
  };
  const listener = createListener({ url, onProblem: report });
  const openTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();

  // Waiting for a second connection while holding the first one hangs as soon as
  // as many requests as the pool has connections do it at once.
  const refuseSecondConnection = (): void => {
    if (openTransaction.getStore()?.isOpen === true) {
      throw new Error(
        'Inside a transaction, query through its handle: the pool would give a second connection.',
      );
    }
  };

  return {
    url,
    pools: () => pools,
    async query<R extends QueryResultRow>(text: string | QueryConfig, values?: readonly unknown[]) {
      refuseSecondConnection();
      return currentPool().query<R>(text as string, values as unknown[]);
    },
    async transaction(work, settings = {}) {
      refuseSecondConnection();
      const state = { isOpen: true };
      return openTransaction.run(state, () =>
        runTransaction(currentPool(), work, { ...statementLimitIn(lanes), ...settings }).finally(() => {
          state.isOpen = false;
        }),
      );
    },
    connect: () => openOwnConnection(connectionTo(url, lanes[currentLane()]), report),
    listen: listener.listen,
    async close() {
      isClosing = true;
      await listener.close();
      for (const pool of pools.values()) await pool.end();
    },
  };
}

function createPool(
  { url, maxConnections = Number.POSITIVE_INFINITY, lanes = LANES }: DatabaseOptions,
  lane: Lane,
  report: (problem: Error) => void,
): pg.Pool {
  const limits = lanes[lane];
  const pool = new pg.Pool({
    ...connectionTo(url, limits),
    max: Math.min(limits.connections, maxConnections),
    min: ALWAYS_USED.has(lane) ? KEPT_CONNECTIONS : 0,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    connectionTimeoutMillis: limits.waitMilliseconds,
  });
  pool.on('error', report);
  // A connection that breaks while it is lent out tells its own listeners only.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** A statement limit for transactions that differs from the session's is set as each transaction begins. */
function statementLimitIn(lanes: Readonly<Record<Lane, LaneLimits>>): TransactionSettings {
  const { statementMilliseconds, transactionStatementMilliseconds: milliseconds } = lanes[currentLane()];
  return milliseconds === statementMilliseconds ? {} : { statement_timeout: String(milliseconds ?? 0) };
}

/** How every connection of the console is opened. */
export function connectionTo(url: string, limits: LaneLimits): pg.ClientConfig {
  return {
    connectionString: url,
    types: valueTypes,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    application_name: 'quartermaster',
    // Planning a statement again for each set of values costs more here than running it.
    options: `-c plan_cache_mode=force_generic_plan ${sessionSettings(limits)}`,
  };
}

async function openOwnConnection(
  config: pg.ClientConfig,
  report: (problem: Error) => void,
): Promise<OwnConnection> {
  const client = new pg.Client(config);
  client.on('error', report);
  await client.connect();
  return { query: queriesOf(client), close: () => client.end() };
}

async function runTransaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  settings: TransactionSettings,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  let ended: Error | undefined;
  const noteEnd = (problem: Error): void => {
    if (sqlStateOf(problem) === LEFT_IDLE) ended = problem;
  };
  client.on('error', noteEnd);
  try {
    await client.query(beginWith(settings));
    const result = await work(transactionOf(client));
    await client.query('commit');
    return result;
  } catch (problem) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw ended ?? problem;
  } finally {
    client.off('error', noteEnd);
    client.release(broken);
  }
}

/** All of it is sent at once: the settings cost no round trip of their own. */
const beginWith = (settings: TransactionSettings): string => ['begin', ...statementsOf(settings)].join('; ');

/** The rest of a transaction goes by these. */
export async function setForTransaction(tx: Queryable, settings: TransactionSettings): Promise<void> {
  await tx.query(statementsOf(settings).join('; '));
}

const statementsOf = (settings: TransactionSettings): readonly string[] =>
  Object.entries(settings).map(
    ([name, value]) => `set local ${pg.escapeIdentifier(name)} = ${pg.escapeLiteral(value)}`,
  );

function transactionOf(client: pg.PoolClient): Transaction {
  return { client, query: queriesOf(client) };
}

function queriesOf(client: pg.ClientBase): Queryable['query'] {
  return <R extends QueryResultRow>(text: string | QueryConfig, values?: readonly unknown[]) =>
    client.query<R>(text as string, values as unknown[]);
}

/** SQLSTATE classes of a server that is away, starting, stopping or out of connections. */
const AWAY_STATES = /^(08|57P|53300)/;
const AWAY_SYSTEM_CALLS = new Set(['connect', 'getaddrinfo']);
/** What the system says of a connection that broke. Files are read and written by calls of the same names. */
const BROKEN = /^E(CONN|NOTCONN|PIPE|TIMEDOUT|HOST|NET)/;
const AWAY_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|not currently accepting connections/i;

/** The pool's words for a call that waited in vain for one of its connections. */
const POOL_FULL = 'timeout exceeded when trying to connect';

/** Whether every connection stayed in use until a call gave up waiting: the database answers, but others are first. */
export function isPoolFull(problem: unknown): boolean {
  return problem instanceof Error && problem.message === POOL_FULL;
}

/** Whether an error says that the database cannot be reached: 503 to the caller, never 401. */
export function isDatabaseAway(problem: unknown): boolean {
  if (problem instanceof AggregateError) return problem.errors.some(isDatabaseAway);
  if (!(problem instanceof Error)) return false;
  const { code = '', syscall = '' } = problem as NodeJS.ErrnoException;
  const isSystems = AWAY_SYSTEM_CALLS.has(syscall) || (syscall !== '' && BROKEN.test(code));
  return AWAY_STATES.test(code) || isSystems || AWAY_MESSAGES.test(problem.message);
}
