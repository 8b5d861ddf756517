import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CarriedGroup, ReleaseProblem } from '../../api/releases.ts';
import { IssueLine } from '../../engine/form/issue-line.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { useRecordLabel } from '../../fields/reference/use-record-label.ts';
import { LazyDetails } from '../../ui/layout/lazy-details.tsx';
import styles from './releases.module.css';
import type { WarningTicks } from './use-warning-ticks.ts';
import { carriedTick, type CarriedWarnings as Warnings } from './warning-groups.ts';

type CarriedWarningsProps = Warnings & { readonly warnings: WarningTicks };

/** What was copied together: one line that leads to it, where its values are checked and confirmed. */
export function CarriedWarnings({ group, issues, warnings: { ticks, tick } }: CarriedWarningsProps) {
  const { t } = useTranslation('releases');
  const { module, recordId, count } = group;
  const { label: name } = useRecordLabel(group);
  const { label: source } = useRecordLabel({ module, ...group.from });
  const key = carriedTick(group);
  return (
    <li>
      <span className={styles.warningRecord}>
        <Checkbox
          checked={ticks.has(key)}
          aria-label={t('acceptCarried', { count, name })}
          onChange={({ target }) => tick([key], target.checked)}
        />
        <RecordPageLink module={module} recordId={recordId}>
          <strong>{name}</strong>
        </RecordPageLink>
        <span>{t('carriedFrom', { count, source })}</span>
      </span>
      <LazyDetails className={styles.known} summary={t('carriedValues')}>
        <CarriedValues group={group} issues={issues} />
      </LazyDetails>
    </li>
  );
}

function CarriedValues({
  group: { count },
  issues,
}: {
  readonly group: CarriedGroup;
  readonly issues: readonly ReleaseProblem[];
}) {
  const { t } = useTranslation('releases');
  return (
    <ul className={styles.issues}>
      {issues.map((issue) => (
        <li key={issue.key}>
          <RecordPageLink module={issue.module} recordId={issue.recordId} path={issue.path}>
            <IssueLine issue={issue} />
          </RecordPageLink>
        </li>
      ))}
      {count > issues.length ? (
        <li className={styles.hint}>{t('andMore', { count: count - issues.length })}</li>
      ) : null}
    </ul>
  );
}
