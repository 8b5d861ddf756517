import pg from 'pg';
import { connectionTo, isDatabaseAway } from '../db/database.ts';
import { LANES } from '../db/lanes.ts';
import { sqlStateOf } from '../db/statement-fault.ts';

/** Two workers, the schedule, the queue's own listener and one to spare. */
const JOB_CONNECTIONS = 5;

/** Which the queue knows as something that passes. */
const PASSES = 'ETIMEDOUT';
/** SQLSTATE class of a server that lacks a resource: room on the disk, memory, connections. */
const LACKS_RESOURCES = /^53/;

type JobPoolOptions = { readonly url: string; readonly onProblem: (problem: Error) => void };

/**
 * Connections of the job queue alone, so that people never wait for jobs nor jobs for people. The queue
 * ends the process when it cannot note what became of a job, and tries again only what it knows: here
 * every fault of a database that is away or full becomes one of those.
 */
export class JobPool extends pg.Pool {
  constructor({ url, onProblem }: JobPoolOptions) {
    super({ ...connectionTo(url, LANES.background), max: JOB_CONNECTIONS });
    this.on('error', onProblem);
    this.on('connect', (client) => {
      client.on('error', onProblem);
      retryQueriesOf(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect().catch(throwPassing);
    super.connect(callback);
    return undefined;
  }
}

type ConnectCallback = (
  problem: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

function retryQueriesOf(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const retried = (...args: unknown[]): unknown => {
    const answer = query(...args);
    return answer instanceof Promise ? answer.catch(throwPassing) : answer;
  };
  client.query = retried as typeof client.query;
}

function throwPassing(problem: unknown): never {
  const passes = isDatabaseAway(problem) || LACKS_RESOURCES.test(sqlStateOf(problem) ?? '');
  throw passes ? Object.assign(new Error(String(problem), { cause: problem }), { code: PASSES }) : problem;
}
