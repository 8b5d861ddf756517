import { instantOf } from '@quartermaster/domain/core/date-time';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { upcomingQuery, type Upcoming, type UpcomingMoment } from '../../api/overview.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { formatDay } from '../../i18n/format.ts';
import { readZone, zoneCity, zoneOffset } from '../../i18n/zone.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import styles from './home.module.css';
import { MomentLine } from './moment-line.tsx';

const SHOWN = 12;

/** What opens and closes in this version within two days, by the clock of the game. */
export function UpcomingCard() {
  const { t } = useTranslation('home');
  const branch = useBranch();
  const upcoming = useQuery(upcomingQuery(branch));
  const { data, error } = upcoming;
  return (
    <Card flush title={t('nextHours', { place: branchName(branch) })}>
      {upcoming.isPending ? <SkeletonRows rows={6} columns={3} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void upcoming.refetch()} /> : null}
      {data?.total === 0 ? <EmptyState title={t('upcomingNone')} text={t('upcomingNoneText')} /> : null}
      {data && data.total > 0 ? <Moments upcoming={data} /> : null}
    </Card>
  );
}

function Moments({ upcoming }: { readonly upcoming: Upcoming }) {
  const { t } = useTranslation('home');
  const [isOpen, setOpen] = useState(false);
  const { moments, total, gameTimeZone } = upcoming;
  const shown = isOpen ? moments : moments.slice(0, SHOWN);
  const days = [...Map.groupBy(shown, ({ at }) => formatDay(at, gameTimeZone))];
  const hidden = moments.length - shown.length;
  return (
    <>
      <p className={styles.zones}>
        <ZoneText zone={gameTimeZone} at={upcoming.from} />
      </p>
      {days.map(([day, group]) => (
        <Day key={day} day={day} moments={group} zone={gameTimeZone} />
      ))}
      <div className={styles.more}>
        {hidden > 0 ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('showAll', { count: hidden })}
          </Button>
        ) : null}
        {isOpen && total > moments.length ? (
          <span className={styles.soft}>{t('upcomingMore', { count: total, shown: moments.length })}</span>
        ) : null}
      </div>
    </>
  );
}

function ZoneText({ zone, at }: { readonly zone: string; readonly at: string }) {
  const { t } = useTranslation('home');
  const own = readZone();
  const game = { city: zoneCity(zone), offset: zoneOffset(zone, instantOf(at)) };
  return own === zone ? t('gameTime', game) : t('gameTimeOwn', { ...game, ownCity: zoneCity(own) });
}

type DayProps = {
  readonly day: string;
  readonly moments: readonly UpcomingMoment[];
  readonly zone: string;
};

function Day({ day, moments, zone }: DayProps) {
  return (
    <section aria-label={day}>
      <h3 className={styles.day}>{day}</h3>
      <ol className={styles.lines}>
        {moments.map((moment) => (
          <MomentLine
            key={`${moment.at} ${moment.module} ${moment.recordId} ${moment.path} ${moment.kind}`}
            moment={moment}
            zone={zone}
          />
        ))}
      </ol>
    </section>
  );
}
