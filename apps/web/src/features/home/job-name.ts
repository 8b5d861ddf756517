import { JOB_NAMES, type JobName } from '@quartermaster/contract/http/job-names';

/** A job that this console knows; null: one of another version, which goes by its name. */
export const jobName = (name: string): JobName | null => JOB_NAMES.find((known) => known === name) ?? null;
