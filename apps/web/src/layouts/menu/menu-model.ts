import { wordFilter } from '@quartermaster/domain/core/search-text';
import type { MenuGroup, MenuItem } from '../../api/get-menu.ts';

/** The groups that are a person's own, above the families. */
const FAVOURITES = 'favourites';
export const RECENT = 'recent';

const OWN_GROUPS: ReadonlySet<string> = new Set([FAVOURITES, RECENT]);

export function isOwnGroup({ key }: MenuGroup): boolean {
  return OWN_GROUPS.has(key);
}

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

export type OwnEntries = {
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
};

export type OwnTitles = Readonly<Record<keyof OwnEntries, string>>;

/** The groups of a person's own that have something to show; entries that the menu lost are left out. */
export function ownGroups(
  groups: readonly MenuGroup[],
  { favourites, recent }: OwnEntries,
  titles: OwnTitles,
): readonly MenuGroup[] {
  const byKey = new Map(groups.flatMap(({ items }) => items.map((item) => [item.key, item] as const)));
  const pick = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const starred = new Set(favourites);
  return [
    { key: FAVOURITES, title: titles.favourites, icon: 'star', items: pick(favourites) },
    // What has a star is above already.
    {
      key: RECENT,
      title: titles.recent,
      icon: 'clock',
      items: pick(recent.filter((key) => !starred.has(key))),
    },
  ].filter(({ items }) => items.length > 0);
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
