import { issueKey } from '@quartermaster/domain/core/issue';
import { CheckCircleFilled, CloseCircleFilled, MinusCircleFilled, WarningFilled } from '@ant-design/icons';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problems, ReleaseIssue } from '../../api/releases.ts';
import { IssueLine } from '../../engine/form/issue-line.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { lacksHeld, type HeldRecords } from './held-records.ts';
import { KnownWarnings } from './known-warnings.tsx';
import { NewWarnings } from './new-warnings.tsx';
import styles from './releases.module.css';
import type { ReleaseDraft } from './use-release-draft.ts';
import type { WarningTicks } from './use-warning-ticks.ts';

/** What would be wrong with the release. Errors keep it from going out; new warnings want a tick each. */
export function ProblemsCard({ draft }: { readonly draft: ReleaseDraft }) {
  const { t } = useTranslation('releases');
  const { data, error, refetch, isPlaceholderData } = draft.problems;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <Card title={t('beforeYouPublish')} aside={isPlaceholderData ? t('checkingAgain') : null}>
      {data ? (
        <ProblemList
          problems={data}
          warnings={draft.warnings}
          held={draft.held}
          isCheckedAgain={isPlaceholderData}
        />
      ) : (
        <SkeletonRows rows={2} columns={1} />
      )}
    </Card>
  );
}

type ProblemListProps = {
  readonly problems: Problems;
  readonly warnings: WarningTicks;
  readonly held?: HeldRecords;
  /** Changes are being checked again: there may be other warnings in a moment. */
  readonly isCheckedAgain?: boolean;
};

const NONE_HELD: HeldRecords = new Set();

export function ProblemList({
  problems,
  warnings,
  held = NONE_HELD,
  isCheckedAgain = false,
}: ProblemListProps) {
  const { t } = useTranslation('releases');
  const errors = useMemo(
    () => problems.issues.filter(({ severity }) => severity === 'error'),
    [problems.issues],
  );
  return (
    <div className={styles.problems}>
      {problems.errors > 0 ? (
        <p className={styles.error}>
          <CloseCircleFilled aria-hidden /> {t('errors', { count: problems.errors })}
        </p>
      ) : null}
      <IssueList issues={errors} total={problems.errors} held={held} />
      <NewWarnings problems={problems} warnings={warnings} isDisabled={isCheckedAgain} />
      <KnownWarnings problems={problems} />
      <KeptOutList records={problems.keptOut} />
      {problems.notRun > 0 ? (
        <p className={styles.warning}>
          <MinusCircleFilled aria-hidden /> {t('checksNotRun', { count: problems.notRun })}
        </p>
      ) : null}
      <p className={styles.fine}>
        <CheckCircleFilled aria-hidden /> {t('checkedRecords', { count: problems.checkedRecords })}
      </p>
    </div>
  );
}

type IssueListProps = {
  readonly issues: readonly ReleaseIssue[];
  readonly total: number;
  readonly held: HeldRecords;
};

// There may be hundreds of errors: none is drawn again for what is typed and ticked beside them.
const IssueList = memo(function IssueList({ issues, total, held }: IssueListProps) {
  const { t } = useTranslation('releases');
  if (issues.length === 0) return null;
  return (
    <ul className={styles.issues}>
      {issues.map((issue) => (
        <li key={`${issue.module} ${issue.recordId} ${issueKey(issue)}`}>
          <IssueLink issue={issue} />
          {lacksHeld(issue, held) ? <span className={styles.hint}> {t('lacksHeld')}</span> : null}
        </li>
      ))}
      {total > issues.length ? (
        <li className={styles.hint}>{t('andMore', { count: total - issues.length })}</li>
      ) : null}
    </ul>
  );
});

/** Environment-wide records with errors: no release waits for them, and players do not get them. */
function KeptOutList({ records }: { readonly records: Problems['keptOut'] }) {
  const { t } = useTranslation('releases');
  if (records.length === 0) return null;
  return (
    <>
      <p className={styles.warning}>
        <WarningFilled aria-hidden /> {t('keptOut')}
      </p>
      <ul className={styles.issues}>
        {records.map(({ module, recordId, revision, issues }) => (
          <li key={`${module} ${recordId}`}>
            {issues.map((issue) => (
              <IssueLink key={issueKey(issue)} issue={issue} />
            ))}{' '}
            <span className={styles.hint}>
              {revision === null ? t('keptOutWhole') : t('keptOutRevision', { revision })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to the field itself; to the list where a record is missing from it. */
function IssueLink({ issue }: { readonly issue: ReleaseIssue }) {
  return (
    <RecordPageLink module={issue.module} recordId={issue.recordId} path={issue.path}>
      <IssueLine issue={issue} />
    </RecordPageLink>
  );
}
