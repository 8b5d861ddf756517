import { ACTIVITY_DAYS } from '@quartermaster/contract/http/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { playerActivityQuery, type PlayerActivity } from '../../api/overview.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { formatCents, formatNumber } from '../../i18n/format.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DayBars } from '../../ui/layout/day-bars.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import styles from './home.module.css';

type Counted = Exclude<keyof PlayerActivity['days'][number], 'day' | 'orders'>;

/** What is drawn, in this order, and how a number of it is written. */
const CHARTS: readonly (readonly [counted: Counted, format: (count: number) => string])[] = [
  ['active', formatNumber],
  ['joined', formatNumber],
  ['logins', formatNumber],
  ['usdCents', formatCents],
];

/** How the game is doing: who plays, comes and pays, day by day. */
export function ActivityCard() {
  const { t } = useTranslation('home');
  const { environment, details } = useBranch();
  const activity = useQuery(playerActivityQuery(environment));
  const { data, error } = activity;
  return (
    <Card
      flush
      title={t('activity', { place: details.name, days: ACTIVITY_DAYS })}
      aside={
        <>
          {data ? zoneLabel(data.gameTimeZone) : null}{' '}
          <Link to="/report" className={styles.reports ?? ''}>
            {t('reports')}
          </Link>
        </>
      }
    >
      {activity.isPending ? <SkeletonRows rows={4} columns={4} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void activity.refetch()} /> : null}
      {data ? <Charts days={data.days} /> : null}
    </Card>
  );
}

function Charts({ days }: Pick<PlayerActivity, 'days'>) {
  const { t } = useTranslation('home');
  if (days.every((day) => CHARTS.every(([counted]) => day[counted] === 0)))
    return <p className={styles.none}>{t('activityNone', { days: days.length })}</p>;
  return (
    <div className={styles.charts}>
      {CHARTS.map(([counted, format]) => (
        <DayBars
          key={counted}
          label={t('activityToday', {
            what: t(`activity_${counted}`),
            today: format(days.at(-1)?.[counted] ?? 0),
          })}
          days={days.map(({ day, [counted]: count }) => ({ day, count }))}
          format={format}
        />
      ))}
    </div>
  );
}
