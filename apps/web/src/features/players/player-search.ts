import { PERSONAL_SEARCHES } from '@quartermaster/contract/http/choices';
import { SEARCH_KEYS, type PlayerSearch } from '../../fields/player-filter/search-keys.ts';

/** What a search can be narrowed by, and the parts of the address that say so. */
const FILTER_KEYS = {
  server: ['server'],
  status: ['status'],
  level: ['level_from', 'level_to'],
  vip: ['vip_from', 'vip_to'],
  lastLogin: ['last_login_from', 'last_login_to'],
  spent: ['spent_from', 'spent_to'],
} as const satisfies Readonly<Record<string, readonly (keyof PlayerSearch)[]>>;

type FilterName = keyof typeof FILTER_KEYS;

/** Where one searches: over all servers of the environment, or on one that the address names. */
export type SearchPage = 'user-global' | 'user-control';

function isFiltered(search: PlayerSearch, filter: FilterName): boolean {
  return FILTER_KEYS[filter].some((key) => search[key] !== undefined);
}

/** Whether anything is asked for: on one server its being chosen is no question yet. */
export function isAsking(page: SearchPage, search: PlayerSearch): boolean {
  const filters = narrowingFilters(page);
  return Boolean(search.q) || filters.some((filter) => isFiltered(search, filter));
}

/** Whether a text is looked for in what names a person outside the game. */
export function isPersonalSearch({ q, by }: PlayerSearch): boolean {
  return Boolean(q) && PERSONAL_SEARCHES.some((each) => each === by);
}

/** The filters that a page offers: the server of one server's page is chosen above the search. */
export function narrowingFilters(page: SearchPage): readonly FilterName[] {
  const all = Object.keys(FILTER_KEYS) as FilterName[];
  return page === 'user-control' ? all.filter((filter) => filter !== 'server') : all;
}

/** The search without its filters and its text, on the server where it was made. */
export function clearedSearch(page: SearchPage, { server }: PlayerSearch): PlayerSearch {
  return page === 'user-control' && server !== undefined ? { server } : {};
}

/** What is empty stays out of the address. */
export function compactSearch(search: PlayerSearch): PlayerSearch {
  return Object.fromEntries(SEARCH_KEYS.flatMap((key) => (search[key] ? [[key, search[key]]] : [])));
}

/** A search as a view keeps it. */
export function addressOfSearch(search: PlayerSearch): string {
  return new URLSearchParams(Object.entries(compactSearch(search))).toString();
}

export function searchOfAddress(address: string): PlayerSearch {
  return compactSearch(Object.fromEntries(new URLSearchParams(address)));
}

/** The same column the other way round; another column with the largest first. */
export function nextSort(sort: string | undefined, column: string): string {
  return sort === `-${column}` ? column : `-${column}`;
}
