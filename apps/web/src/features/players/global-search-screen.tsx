import { useTranslation } from 'react-i18next';
import { SearchHead } from './search-head.tsx';
import { SearchPanel } from './search-panel.tsx';
import { usePlayerSearch } from './use-player-search.ts';

/** Finds a player on whatever server of the environment. */
export function GlobalSearchScreen() {
  const { t } = useTranslation('players');
  const state = usePlayerSearch('user-global');
  return (
    <>
      <SearchHead state={state} title={t('globalTitle')} />
      <SearchPanel state={state} />
    </>
  );
}
