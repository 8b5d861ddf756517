import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup, MenuItem } from '../../api/get-menu.ts';
import { useBranchName } from '../../engine/use-branch-name.ts';
import { isCurrentItem, ownGroups, toggled, withRecent } from './menu-model.ts';
import { useStoredKeys } from './use-stored-keys.ts';

export type OwnMenu = ReturnType<typeof useOwnMenu>;

/** What a person has made of the menu: favourites and the screens opened last, kept in this browser. */
export function useOwnMenu(groups: readonly MenuGroup[]) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const branch = useBranchName();
  const [favourites, changeFavourites] = useStoredKeys('menu_favourites');
  const [recent, changeRecent] = useStoredKeys('menu_recent');

  const currentKey = groups.flatMap(({ items }) => items).find((item) => isCurrentItem(item, pathname))?.key;
  const remember = useEffectEvent((key: string) => changeRecent((keys) => withRecent(keys, key)));
  useEffect(() => {
    if (currentKey !== undefined) remember(currentKey);
  }, [currentKey]);

  const query = branch ? `?${new URLSearchParams({ env: branch.environment, v: branch.version })}` : '';
  return {
    favourites,
    // The page itself needs no way back to it.
    groups: ownGroups(
      groups,
      { favourites, recent: recent.filter((key) => key !== currentKey) },
      { favourites: t('favourites'), recent: t('recent') },
    ),
    toggleFavourite: useCallback(
      (key: string) => changeFavourites((keys) => toggled(keys, key)),
      [changeFavourites],
    ),
    /** Complete, so that an entry opened in a new tab means the same place. */
    hrefOf: ({ to }: MenuItem) => `${to}${query}`,
  };
}
