import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fleetQuery } from '../../api/get-fleet.ts';
import { NodeTable } from '../../engine/fleet/node-table.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AnswerState } from '../../ui/table/answer-state.tsx';
import { ClearCacheButton } from './clear-cache-button.tsx';
import { ConnectSteps } from './connect-steps.tsx';
import styles from './fleet.module.css';
import { LiveCard } from './live-card.tsx';
import { TokensCard } from './tokens-card.tsx';

/** The game servers of the environment, what each runs, and the tokens that let them in. */
export function FleetScreen() {
  const { t } = useTranslation('fleet');
  const { environment, details } = useBranch();
  const asked = useQuery(fleetQuery(environment));
  const fleet = asked.data;
  const connected = fleet?.nodes.filter((node) => node.connected).length ?? 0;
  const count = fleet?.nodes.length ?? 0;
  return (
    <>
      <PageHead
        breadcrumb={[details.name]}
        title={t('title')}
        meta={count > 0 ? t('nodesMeta', { connected, count }) : null}
        actions={<ClearCacheButton connected={connected} />}
      />
      <div className={styles.page}>
        {fleet ? <LiveCard fleet={fleet} /> : null}
        <Card flush title={t('nodes')}>
          <AnswerState of={[asked]} rows={3} columns={7} />
          {fleet && count > 0 ? <NodeTable nodes={fleet.nodes} /> : null}
          {fleet && count === 0 ? <ConnectSteps /> : null}
        </Card>
        <TokensCard />
      </div>
    </>
  );
}
