import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { environmentsQuery } from '../../api/get-environments.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { ActivityCard } from './activity-card.tsx';
import { DrawAlarmsCard } from './draw-alarms-card.tsx';
import { EnvironmentCard } from './environment-card.tsx';
import styles from './home.module.css';
import { JobsCard } from './jobs-card.tsx';
import { ProblemsCard } from './problems-card.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { UpcomingCard } from './upcoming-card.tsx';

/** What is live, what is in preparation, and what happens next. Each part comes when it is there. */
export function OverviewScreen() {
  const { t } = useTranslation('home');
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  return (
    <>
      <PageHead breadcrumb={[]} title={t('overview')} meta={t('overviewText')} />
      <div className={styles.grid}>
        {environments.map((environment) => (
          <EnvironmentCard key={environment.key} environment={environment} />
        ))}
      </div>
      <div className={styles.whole}>
        <ActivityCard />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <UpcomingCard />
          <RecentChanges />
        </div>
        <div className={styles.column}>
          <DrawAlarmsCard />
          <ProblemsCard />
          <JobsCard />
        </div>
      </div>
    </>
  );
}
