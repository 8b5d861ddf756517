import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dashboardQuery, type Notice } from '../../api/overview.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import styles from './home.module.css';

/** Announcements, mail and maintenance, now and soon. */
export function NoticesCard() {
  const { t } = useTranslation('home');
  const { environment, details } = useBranch();
  const dashboard = useQuery(dashboardQuery(environment));
  const { data, error } = dashboard;
  return (
    <Card flush title={t('notices', { place: details.name })}>
      {dashboard.isPending ? <SkeletonRows rows={4} columns={2} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void dashboard.refetch()} /> : null}
      {data?.notices.length === 0 ? <p className={styles.none}>{t('noticesNone')}</p> : null}
      {data && data.notices.length > 0 ? (
        <ul className={styles.lines}>
          {data.notices.map((notice) => (
            <NoticeLine key={`${notice.module} ${notice.recordId}`} notice={notice} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

const TONES = { announcement: 'blue', mail: 'purple', maintenance: 'orange' } as const;

function NoticeLine({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation('home');
  const { kind, recordId, title, at, until, isNow, isDraft } = notice;
  const nowText = () => {
    if (isDraft) return t('noticeOnSending');
    return until === null ? t(kind === 'maintenance' ? 'underMaintenance' : 'shownNow') : t('now');
  };
  return (
    <li className={styles.job}>
      <span className={styles.noticeKind}>
        <Tag tone={TONES[kind]}>{t(kind)}</Tag>
      </span>
      <span className={styles.jobText}>
        <span>
          {titleText(title, readTextLanguage()) || recordId} {isDraft ? <Tag>{t('noticeDraft')}</Tag> : null}
        </span>
        <span className={styles.soft}>
          {isNow && kind !== 'mail' ? nowText() : <DateTimeText value={at} />}
          {until === null ? null : (
            <>
              {' – '}
              <DateTimeText value={until} />
            </>
          )}
        </span>
      </span>
    </li>
  );
}
