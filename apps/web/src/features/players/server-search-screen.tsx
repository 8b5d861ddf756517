import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchPanel } from './search-panel.tsx';
import { ServerChoice } from './server-choice.tsx';
import { usePlayerSearch } from './use-player-search.ts';

/** Finds a player on one server, which the address names. */
export function ServerSearchScreen() {
  const { t } = useTranslation('players');
  const state = usePlayerSearch('user-control');
  const { serversQuery, search } = state;
  return (
    <>
      <SearchHead state={state} title={t('controlTitle')} />
      {serversQuery.isError && !serversQuery.data ? (
        <ErrorPanel error={serversQuery.error} onRetry={() => void serversQuery.refetch()} />
      ) : (
        <ServerChoice state={state} />
      )}
      {search.server === undefined ? null : <SearchPanel key={search.server} state={state} />}
    </>
  );
}
