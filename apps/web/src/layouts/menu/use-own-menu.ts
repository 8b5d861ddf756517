import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup, MenuItem } from '../../api/get-menu.ts';
import { useBranchName } from '../../engine/use-branch-name.ts';
import { isCurrentItem, ownGroups, toggled, withRecent } from './menu-model.ts';
import { useStoredKeys } from './use-stored-keys.ts';

export type OwnMenu = ReturnType<typeof useOwnMenu>;

/** What a person has made of the menu: favourites. The screens opened last are kept for the palette. */
export function useOwnMenu(groups: readonly MenuGroup[]) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const branch = useBranchName();
  const [favourites, changeFavourites] = useStoredKeys('menu_favourites');
  const [, changeRecent] = useStoredKeys('menu_recent');

  const currentKey = groups.flatMap(({ items }) => items).find((item) => isCurrentItem(item, pathname))?.key;
  const remember = useEffectEvent((key: string) => changeRecent((keys) => withRecent(keys, key)));
  useEffect(() => {
    if (currentKey !== undefined) remember(currentKey);
  }, [currentKey]);

  const query = branch ? `?${new URLSearchParams({ env: branch.environment, v: branch.version })}` : '';
  return {
    favourites,
    groups: ownGroups(groups, favourites, t('favourites')),
    toggleFavourite: useCallback(
      (key: string) => changeFavourites((keys) => toggled(keys, key)),
      [changeFavourites],
    ),
    /** Complete, so that an entry opened in a new tab means the same place. */
    hrefOf: ({ to }: MenuItem) => `${to}${query}`,
  };
}
