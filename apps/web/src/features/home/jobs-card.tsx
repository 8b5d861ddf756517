import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { jobsQuery, type ImportInBrief, type JobInBrief } from '../../api/overview.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './home.module.css';
import { jobName } from './job-name.ts';

/** Imports and background work: what runs, waits for a person or failed. */
export function JobsCard() {
  const { t } = useTranslation('home');
  const jobs = useQuery(jobsQuery());
  const { data, error } = jobs;
  const isEmpty = data?.imports.length === 0 && data.jobs.length === 0;
  return (
    <Card flush title={t('jobs')}>
      {jobs.isPending ? <SkeletonRows rows={3} columns={2} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void jobs.refetch()} /> : null}
      {isEmpty ? <p className={styles.none}>{t('jobsNone')}</p> : null}
      {data && !isEmpty ? (
        <ul className={styles.lines}>
          {data.jobs.map((job) => (
            <JobLine key={`${job.name} ${job.nextAt} ${job.state}`} job={job} />
          ))}
          {data.imports.map((each) => (
            <ImportLine key={each.id} job={each} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function JobLine({ job }: { readonly job: JobInBrief }) {
  const { t } = useTranslation('home');
  const { name, state, problem } = job;
  const known = jobName(name);
  return (
    <li className={styles.job}>
      <Tag tone={state === 'failed' ? 'red' : 'blue'} glyph={state === 'failed' ? '×' : '▸'}>
        {t(state)}
      </Tag>
      <span className={styles.jobText}>
        {known === null ? name : t(`job.${known}`)}
        {problem === null ? null : <JobProblem job={job} problem={problem} />}
      </span>
    </li>
  );
}

type JobProblemProps = { readonly job: JobInBrief; readonly problem: NonNullable<JobInBrief['problem']> };

/** Why it failed in the reader's language, what happens next, and the error as it was thrown. */
function JobProblem({ job, problem: { message, detail } }: JobProblemProps) {
  const { t } = useTranslation('home');
  const { state, attempts: attempt, maxAttempts: max, scheduled, nextAt } = job;
  const isOver = state === 'failed' && attempt >= max;
  return (
    <>
      <span>{message}</span>
      <span className={styles.soft}>
        {scheduled ? (
          <>
            <AgoText value={nextAt} /> · {t('jobScheduled')}
          </>
        ) : (
          t(isOver ? 'attemptsOver' : 'attempt', { attempt, max })
        )}
      </span>
      {detail === null ? null : (
        <details className={styles.soft}>
          <summary>{t('jobDetail')}</summary>
          <code lang="en">{detail}</code>
        </details>
      )}
    </>
  );
}

const TONES = {
  staged: 'neutral',
  checking: 'blue',
  checked: 'orange',
  writing: 'blue',
  done: 'green',
  failed: 'red',
  undone: 'neutral',
} as const;

function ImportLine({ job }: { readonly job: ImportInBrief }) {
  const { t } = useTranslation('home');
  const { id, module, environment, version, state, fileName, author, at, progress } = job;
  const isAtWork = state === 'checking' || state === 'writing';
  return (
    <li className={styles.job}>
      <Tag tone={TONES[state]}>{isAtWork ? `${Math.round(progress * 100)}%` : t(`state.${state}`)}</Tag>
      <span className={styles.jobText}>
        <Link
          to="/import/$module"
          params={{ module }}
          search={(here) => ({ env: environment, v: version ?? here.v, import: id })}
        >
          {t('fileImport', { file: fileName })}
        </Link>
        <span className={styles.soft}>
          <ModuleTitle module={module} /> · {environment}
          {version === null ? '' : `-${version}`} · {author ?? t('somebody')} · <AgoText value={at} />
        </span>
      </span>
    </li>
  );
}
