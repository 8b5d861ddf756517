import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { playerQuery, type PlayerKey, type PlayerSummary } from '../../api/player.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ActionOutcome, PendingDeletion } from './commands/action-outcome.tsx';
import { PlayerActionsProvider } from './commands/player-actions-provider.tsx';
import { PlayerHead } from './page/player-head.tsx';
import { SectionNav } from './page/section-nav.tsx';
import { sectionOf } from './page/sections.tsx';
import { playerKey } from './player-key.ts';
import styles from './player-screen.module.css';
import { useRememberPlayer } from './use-remember-player.ts';

/** All there is to know of one player: who it is first, each section when it is asked for. */
export function PlayerScreen() {
  const player = usePlayerKey();
  const summary = useQuery(playerQuery(player));
  const { data, error } = summary;
  useRememberPlayer(player, data?.player);
  if (data)
    return <PlayerPage key={`${player.serverId} ${player.accountId}`} player={player} summary={data} />;
  if (error instanceof ApiError && error.status === 404) return <NoPlayer player={player} />;
  return (
    <Card flush>
      {error ? (
        <ErrorPanel error={error} onRetry={() => void summary.refetch()} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Card>
  );
}

function usePlayerKey(): PlayerKey {
  const { environment } = useBranch();
  return playerKey(environment, useParams({ strict: false }));
}

type PlayerPageProps = { readonly player: PlayerKey; readonly summary: PlayerSummary };

function PlayerPage({ player, summary }: PlayerPageProps) {
  const { section } = useSearch({ strict: false });
  const { key, Content } = sectionOf(section);
  return (
    <PlayerActionsProvider player={player} summary={summary}>
      <PlayerHead summary={summary} />
      <ActionOutcome />
      <PendingDeletion />
      <div className={styles.layout}>
        <SectionNav current={key} counts={summary.counts} />
        <div className={styles.content}>
          <Content player={player} summary={summary} />
        </div>
      </div>
    </PlayerActionsProvider>
  );
}

function NoPlayer({ player: { serverId, accountId } }: { readonly player: PlayerKey }) {
  const { t } = useTranslation('player');
  const { t: tp } = useTranslation('players');
  const { details } = useBranch();
  return (
    <>
      <PageHead breadcrumb={[]} title={tp('controlTitle')} />
      <Card>
        <EmptyState
          title={t('noPlayer', { account: accountId, server: serverId })}
          text={t('noPlayerText', { place: details.name })}
          actions={
            <Link to="/user-global" search={{ q: String(accountId) }}>
              {t('noPlayerElsewhere', { account: accountId })}
            </Link>
          }
        />
      </Card>
    </>
  );
}
