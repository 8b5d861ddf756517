import type { JobName } from '@quartermaster/contract/http/job-names';

/** Work that runs outside requests: on a schedule, or when a transaction enqueues it. */
export type Job<Name extends string = JobName> = {
  /** Also its name in the queue. The web app has words for it. */
  readonly name: Name;
  /** When it runs by itself, as `minute hour day month weekday` in UTC. */
  readonly schedule?: string;
  /** A run that was missed while no console was up is made up for at the next start, if it is no older. */
  readonly catchUpMilliseconds?: number;
  /** Called again after a failure, so "already done" must be success. */
  readonly run: (payload: unknown) => Promise<void>;
};
