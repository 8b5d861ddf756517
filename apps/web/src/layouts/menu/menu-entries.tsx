import type { MenuGroup } from '../../api/get-menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import { isCurrentItem } from './menu-model.ts';
import type { OwnMenu } from './use-own-menu.ts';

type MenuEntriesProps = { readonly group: MenuGroup; readonly own: OwnMenu; readonly pathname: string };

/** The screens of a group, for a list to hold. */
export function MenuEntries({ group, own, pathname }: MenuEntriesProps) {
  return group.items.map((item) => (
    <MenuEntry
      key={item.key}
      item={item}
      href={own.hrefOf(item)}
      isCurrent={isCurrentItem(item, pathname)}
      isFavourite={own.favourites.includes(item.key)}
      onToggleFavourite={own.toggleFavourite}
    />
  ));
}
