import { useTranslation } from 'react-i18next';
import type { Problems } from '../../api/releases.ts';
import { IssueLine } from '../../engine/form/issue-line.tsx';
import { RecordPageLink } from '../../engine/record/record-page-link.tsx';
import { LazyDetails } from '../../ui/layout/lazy-details.tsx';
import { formatList } from '../../i18n/format.ts';
import styles from './releases.module.css';
import { splitWarnings } from './warning-groups.ts';

/** Warnings that were accepted for an earlier release, in one line that opens. */
export function KnownWarnings({ problems }: { readonly problems: Problems }) {
  const { t } = useTranslation('releases');
  const { known, knownCount, knownBy } = splitWarnings(problems);
  if (knownCount === 0) return null;
  const line =
    knownBy.length === 0
      ? t('knownWarnings', { count: knownCount })
      : t('knownWarningsBy', { count: knownCount, names: formatList(knownBy) });
  return (
    <LazyDetails className={styles.known} summary={line}>
      <ul className={styles.issues}>
        {known.map((issue) => (
          <li key={issue.key}>
            <RecordPageLink module={issue.module} recordId={issue.recordId} path={issue.path}>
              <IssueLine issue={issue} />
            </RecordPageLink>{' '}
            {issue.accepted ? (
              <span className={styles.hint}>{t('acceptedFor', { number: issue.accepted.number })}</span>
            ) : null}
          </li>
        ))}
        {knownCount > known.length ? (
          <li className={styles.hint}>{t('andMore', { count: knownCount - known.length })}</li>
        ) : null}
      </ul>
    </LazyDetails>
  );
}
