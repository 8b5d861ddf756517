import type { MenuGroup } from '../../api/get-menu.ts';
import { MenuEntry } from './menu-entry.tsx';
import { useWaiting } from './use-waiting.ts';
import { isCurrentItem } from './menu-model.ts';
import type { OwnMenu } from './use-own-menu.ts';

type MenuEntriesProps = { readonly group: MenuGroup; readonly own: OwnMenu; readonly pathname: string };

/** The screens of a group, for a list to hold. */
export function MenuEntries({ group, own, pathname }: MenuEntriesProps) {
  const waiting = useWaiting();
  return group.items.map((item) => (
    <MenuEntry
      key={item.key}
      item={item}
      href={own.hrefOf(item)}
      isCurrent={isCurrentItem(item, pathname)}
      waiting={waiting[item.to] ?? 0}
      isFavourite={own.favourites.includes(item.key)}
      onToggleFavourite={own.toggleFavourite}
    />
  ));
}
