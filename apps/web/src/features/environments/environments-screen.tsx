import { PlusOutlined } from '@ant-design/icons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { environmentsQuery, type Environment } from '../../api/get-environments.ts';
import { useActionsAt } from '../../engine/actions/use-actions-at.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { EditEnvironmentDialog } from './edit-environment-dialog.tsx';
import { EnvironmentCard } from './environment-card.tsx';
import styles from './environments.module.css';
import { NewEnvironmentDialog } from './new-environment-dialog.tsx';
import { NewVersionDialog } from './new-version-dialog.tsx';

/** Where the game runs: each environment with its versions and what is live in it. */
export function EnvironmentsScreen() {
  const { t } = useTranslation('environments');
  const { data: environments } = useSuspenseQuery(environmentsQuery());
  const [target, setTarget] = useState<Environment | null>(null);
  const [edited, setEdited] = useState<Environment | null>(null);
  const [isCreating, setCreating] = useState(false);
  useActionsAt('environments', t('title'), { 'environment.create': () => setCreating(true) });
  return (
    <>
      <PageHead
        breadcrumb={[]}
        title={t('title')}
        actions={
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
            {t('newPlace')}
          </Button>
        }
      />
      {environments.length === 0 ? (
        <Card>
          <EmptyState title={t('nowhere')} text={t('nowhereText')} />
        </Card>
      ) : null}
      <div className={styles.page}>
        {environments.map((environment) => (
          <EnvironmentCard
            key={environment.key}
            environment={environment}
            onNewVersion={() => setTarget(environment)}
            onEdit={() => setEdited(environment)}
          />
        ))}
      </div>
      {target ? <NewVersionDialog environment={target} onClose={() => setTarget(null)} /> : null}
      {edited ? <EditEnvironmentDialog environment={edited} onClose={() => setEdited(null)} /> : null}
      {isCreating ? <NewEnvironmentDialog onClose={() => setCreating(false)} /> : null}
    </>
  );
}
