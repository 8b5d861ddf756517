import { jobProblemText } from '@quartermaster/contract/errors/job-problem';
import type { ImportInBrief, JobInBrief } from '@quartermaster/contract/http/overview';
import type { Language } from '@quartermaster/domain/core/language';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { SCHEDULED_ATTEMPTS } from '../../jobs/forget-failed-jobs.ts';
import { readFault, type JobProblem } from '../../jobs/job-fault.ts';

const MAX_IMPORTS = 20;
const MAX_JOBS = 20;
const MAX_ERROR = 600;
/** What ended longer ago is not listed. */
const KEPT = '2 days';

/** Imports at work or waiting for their person, then those that ended lately, newest first. */
export async function listRecentImports(db: Queryable): Promise<ImportInBrief[]> {
  const { rows } = await db.query<ImportInBrief>(
    `select i.id, i.module, e.key as environment, v.name as version, i.state, i.file_name, i.progress, i.counts,
            i.problem ->> 'code' as problem, a.display_name as author,
            ${wireTime('coalesce(i.finished_at, i.created_at)')} as at
     from import_job i
     join branch b on b.id = i.branch_id
     join environment e on e.id = b.environment_id
     left join version v on v.id = b.version_id
     left join account a on a.id = i.account_id
     -- A file of a batch whose module nobody has chosen yet is on no page but that of the batch.
     where i.module <> '' and coalesce(i.finished_at, i.created_at) > now() - $1::interval
     order by i.state in ('checking', 'writing') desc, coalesce(i.finished_at, i.created_at) desc
     limit ${MAX_IMPORTS}`,
    [KEPT],
  );
  return rows;
}

/** Work that runs right now, and work that failed, whether it is tried again or was given up; the newest first. */
export async function listNotableJobs(db: Queryable, language: Language): Promise<JobInBrief[]> {
  const { rows } = await db.query<JobRow>(
    `select task_identifier as name, case when locked_at is not null then 'running' else 'failed' end as state,
            attempts, max_attempts, max_attempts = ${SCHEDULED_ATTEMPTS} as scheduled,
            nullif(left(last_error, ${MAX_ERROR}), '') as problem, ${wireTime('run_at')} as next_at
       from graphile_worker.jobs where locked_at is not null or last_error is not null
      order by locked_at is not null desc, run_at desc
      limit ${MAX_JOBS}`,
  );
  return rows.map(({ problem, ...job }) => ({
    ...job,
    problem: problem === null ? null : presentFault(readFault(problem), language),
  }));
}

type JobRow = Omit<JobInBrief, 'problem'> & { readonly problem: string | null };

function presentFault({ code, params, detail }: JobProblem, language: Language): JobInBrief['problem'] {
  return { code, params: { ...params }, message: jobProblemText(code, params, language), detail };
}
