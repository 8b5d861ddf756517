import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { environmentsQuery, type Environment } from '../../api/get-environments.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { EnvironmentCard } from './environment-card.tsx';
import styles from './environments.module.css';
import { NewVersionDialog } from './new-version-dialog.tsx';

/** Where the game runs: each environment with its versions and what is live in it. */
export function EnvironmentsScreen() {
  const { t } = useTranslation('environments');
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  const [target, setTarget] = useState<Environment | null>(null);
  return (
    <>
      <PageHead breadcrumb={[]} title={t('title')} />
      <div className={styles.page}>
        {environments.map((environment) => (
          <EnvironmentCard
            key={environment.key}
            environment={environment}
            onNewVersion={() => setTarget(environment)}
          />
        ))}
      </div>
      {target ? (
        <NewVersionDialog environment={target} all={environments} onClose={() => setTarget(null)} />
      ) : null}
    </>
  );
}
