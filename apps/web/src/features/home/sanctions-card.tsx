import { sanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import { sanctionReason } from '@quartermaster/domain/enums/sanction-reason';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { recentSanctionsQuery, type RecentSanctions, type TodaysSanction } from '../../api/overview.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { DayBars } from '../../ui/layout/day-bars.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { WordTag, wordOf } from '../../ui/text/word-tag.tsx';
import styles from './home.module.css';

/** Who was sanctioned today, and whether that is many. */
export function SanctionsCard() {
  const { t } = useTranslation('home');
  const { environment, details } = useBranch();
  const sanctions = useQuery(recentSanctionsQuery(environment));
  const { data, error } = sanctions;
  return (
    <Card
      flush
      title={t('sanctions', { place: details.name })}
      aside={data ? zoneLabel(data.gameTimeZone) : null}
    >
      {sanctions.isPending ? <SkeletonRows rows={4} columns={2} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void sanctions.refetch()} /> : null}
      {data ? <Found sanctions={data} /> : null}
    </Card>
  );
}

function Found({ sanctions: { days, today } }: { readonly sanctions: RecentSanctions }) {
  const { t } = useTranslation('home');
  const total = days.at(-1)?.count ?? 0;
  if (days.every(({ count }) => count === 0))
    return <p className={styles.none}>{t('sanctionsNoDays', { days: days.length })}</p>;
  return (
    <>
      <DayBars label={t('sanctionsByDay', { days: days.length })} days={days} />
      {today.length === 0 ? <p className={styles.none}>{t('sanctionsNone')}</p> : null}
      <ol className={styles.lines}>
        {today.map((sanction) => (
          <SanctionLine key={`${sanction.serverId} ${sanction.sanctionId}`} sanction={sanction} />
        ))}
      </ol>
      {total > today.length ? (
        <p className={styles.none}>
          {t('sanctionsMore', { shown: today.length, number: formatNumber(total) })}
        </p>
      ) : null}
    </>
  );
}

function SanctionLine({ sanction }: { readonly sanction: TodaysSanction }) {
  const { t } = useTranslation('home');
  const { serverId, accountId, name, kind, reason, startsAt, endsAt, inForce, staff } = sanction;
  return (
    <li className={styles.job}>
      <WordTag of={sanctionKind} value={kind} />
      <span className={styles.jobText}>
        <span>
          <Link
            to="/user-control/$server/$id/detail"
            params={{ server: String(serverId), id: String(accountId) }}
          >
            {name}
          </Link>{' '}
          <IdText>{`${serverId}:${accountId}`}</IdText>
        </span>
        <span className={styles.soft}>
          {wordOf(sanctionReason, reason)} · {inForce ? <Until value={endsAt} /> : t('sanctionOver')}
        </span>
      </span>
      <span className={styles.lineEnd}>
        {staff === null ? null : `${staff} · `}
        <AgoText value={startsAt} />
      </span>
    </li>
  );
}

function Until({ value }: { readonly value: string | null }) {
  const { t } = useTranslation('home');
  if (value === null) return t('forGood');
  return (
    <>
      {t('until')} <DateTimeText value={value} />
    </>
  );
}
