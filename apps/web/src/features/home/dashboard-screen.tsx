import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { environmentsQuery } from '../../api/get-environments.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import styles from './home.module.css';
import { LiveLine, PlaceHead } from './live-line.tsx';
import { OpenWorkCard } from './open-work-card.tsx';
import { NoticesCard } from './notices-card.tsx';
import { PlayerLookup } from './player-lookup.tsx';
import { RecentReleases } from './recent-releases.tsx';
import { SanctionsCard } from './sanctions-card.tsx';

/** Home of the roles that look after players: the way to a player, what players have now, and what they are told. */
export function DashboardScreen() {
  const { t } = useTranslation('home');
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  return (
    <>
      <PageHead breadcrumb={[]} title={t('dashboard')} meta={t('dashboardText')} />
      <PlayerLookup />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OpenWorkCard />
          <SanctionsCard />
        </div>
        <div className={styles.column}>
          <NoticesCard />
          <RecentReleases />
        </div>
      </div>
      <div className={`${styles.grid} ${styles.below}`}>
        {environments.map((environment) => (
          <section
            key={environment.key}
            className={styles.card}
            style={{ borderTopColor: environment.color }}
            aria-label={environment.name}
          >
            <PlaceHead environment={environment} />
            <LiveLine environment={environment} />
          </section>
        ))}
      </div>
    </>
  );
}
