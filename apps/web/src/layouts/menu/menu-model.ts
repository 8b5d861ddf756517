import { wordFilter } from '@quartermaster/domain/core/search-text';
import type { Role } from '@quartermaster/domain/core/module';
import type { MenuGroup, MenuItem } from '../../api/get-menu.ts';

/** The group that is a person's own, above the families. */
const FAVOURITES = 'favourites';

export function isOwnGroup({ key }: MenuGroup): boolean {
  return key === FAVOURITES;
}

/** Roles that look after players, and the family in which their work is. */
const SUPPORT: readonly Role[] = ['cs', 'low_cs'];
const SUPPORT_FAMILY = 'player-support';

/** The family that is open until a person closes it; null: none. */
export const familyAtHand = (role: Role): string | null => (SUPPORT.includes(role) ? SUPPORT_FAMILY : null);

/** The entries whose key or name in any language has every word of the filter, in their groups. */
export function filterMenu(groups: readonly MenuGroup[], filter: string): readonly MenuGroup[] {
  if (filter.trim() === '') return groups;
  const isFound = wordFilter(filter);
  return groups.flatMap((group) => {
    const items = group.items.filter(({ name, also, key }) => isFound(`${name} ${also} ${key}`));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** The entry that a page belongs to: its own or, for a record's page, that of the list. */
export function isCurrentItem(item: MenuItem, pathname: string): boolean {
  return pathname === item.to || pathname.startsWith(`${item.to}/`);
}

/** A person's favourites, where there are some; entries that the menu lost are left out. */
export function ownGroups(
  groups: readonly MenuGroup[],
  favourites: readonly string[],
  title: string,
): readonly MenuGroup[] {
  const byKey = new Map(groups.flatMap(({ items }) => items.map((item) => [item.key, item] as const)));
  const items = favourites.flatMap((key) => byKey.get(key) ?? []);
  return items.length === 0 ? [] : [{ key: FAVOURITES, title, icon: 'star', items }];
}

/** One more than is shown: the page itself is not. */
const MOST_RECENT = 6;

/** The entries opened last, the newest first. */
export function withRecent(recent: readonly string[], key: string): readonly string[] {
  return [key, ...recent.filter((each) => each !== key)].slice(0, MOST_RECENT);
}

export function toggled(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
}
