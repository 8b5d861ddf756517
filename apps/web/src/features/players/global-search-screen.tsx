import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { playerPage } from './row-focus.ts';
import { SearchHead } from './search-head.tsx';
import { SearchPanel } from './search-panel.tsx';
import { usePlayerSearch, type PlayerSearchState } from './use-player-search.ts';

/** Finds a player on whatever server of the environment. */
export function GlobalSearchScreen() {
  const { t } = useTranslation('players');
  const state = usePlayerSearch('user-global');
  useOpenOnlyOne(state);
  return (
    <>
      <SearchHead state={state} title={t('globalTitle')} />
      <SearchPanel state={state} />
    </>
  );
}

/** A search from another page opens the only player found; Back leads to that page, not here. */
function useOpenOnlyOne({ rows, total, isTotalExact }: PlayerSearchState): void {
  const navigate = useNavigate();
  const isWanted = useLocation({ select: ({ state }) => state.opensOnlyOne === true });
  const only = isWanted && isTotalExact && total === 1 ? rows[0] : undefined;
  useEffect(() => {
    if (only !== undefined) void navigate({ ...playerPage(only), replace: true });
  }, [only, navigate]);
}
