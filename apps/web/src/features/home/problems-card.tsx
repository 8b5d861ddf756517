import { issueKey } from '@quartermaster/domain/core/issue';
import { CheckCircleFilled } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemsQuery, type Problems, type ReleaseProblem } from '../../api/releases.ts';
import { useIssueWords } from '../../engine/form/use-issue-words.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { useWholeLabel } from '../../fields/reference/use-record-label.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './home.module.css';

const SHOWN = 5;

/** What a release of this version would complain about. */
export function ProblemsCard() {
  const { t } = useTranslation('home');
  const branch = useBranch();
  const problems = useQuery(problemsQuery(branch));
  const { data, error } = problems;
  return (
    <Card
      flush
      title={t('problems', { place: branchName(branch) })}
      aside={<Link to="/release">{t('openProblems')}</Link>}
    >
      {problems.isPending ? <SkeletonRows rows={3} columns={1} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void problems.refetch()} /> : null}
      {data ? <Found problems={data} /> : null}
    </Card>
  );
}

function Found({ problems }: { readonly problems: Problems }) {
  const { t } = useTranslation('home');
  const { errors, warnings, issues, checkedRecords } = problems;
  return (
    <>
      <p className={styles.totals}>
        {errors > 0 ? (
          <Tag tone="red" glyph="×">
            {t('errors', { count: errors })}
          </Tag>
        ) : null}
        {warnings > 0 ? (
          <Tag tone="orange" glyph="!">
            {t('warnings', { count: warnings })}
          </Tag>
        ) : null}
        {errors + warnings === 0 ? (
          <span className={styles.fine}>
            <CheckCircleFilled aria-hidden /> {t('checkedFine')}
          </span>
        ) : null}
        <span className={styles.soft}>{t('checkedRecords', { count: checkedRecords })}</span>
      </p>
      {issues.length > 0 ? (
        <ul className={styles.lines}>
          {issues.slice(0, SHOWN).map((issue) => (
            <li key={`${issue.module} ${issue.recordId} ${issueKey(issue)}`} className={styles.issue}>
              <IssueLink issue={issue} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function IssueLink({ issue }: { readonly issue: ReleaseProblem }) {
  const { t } = useTranslation();
  const { field, text } = useIssueWords(issue);
  return (
    <>
      <IssuePlace issue={issue} />{' '}
      <span className={styles.soft}>{field === '' ? text : t('labelled', { label: field, text })}</span>
    </>
  );
}

/** The record that is wrong; its module where a record is missing. */
function IssuePlace({ issue }: { readonly issue: ReleaseProblem }) {
  const { module, recordId, path } = issue;
  const { label } = useWholeLabel(issue);
  return (
    <RecordPageLink module={module} recordId={recordId} path={path}>
      {recordId === '' ? <ModuleTitle module={module} /> : label}
    </RecordPageLink>
  );
}
