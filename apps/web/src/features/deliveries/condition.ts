import { SEARCHED_BY } from '@quartermaster/contract/http/choices';
import type { NewDelivery, WrittenDelivery } from '../../api/deliveries.ts';
import { PLAIN, toSnakeCase } from '../../api/wire-names.ts';
import { SEARCH_KEYS, type PlayerSearch } from '../../fields/player-filter/search-keys.ts';

type Condition = Extract<NewDelivery['recipients'], { readonly kind: 'condition' }>;
type WrittenCondition = Extract<WrittenDelivery['recipients'], { readonly kind: 'condition' }>;

const RANGES = ['level_from', 'level_to', 'vip_from', 'vip_to', 'spent_from', 'spent_to'] as const;
const MOMENTS = ['last_login_from', 'last_login_to'] as const;

type Filled = Readonly<Record<string, string | number | undefined>>;

/** The players that a search finds on some servers. */
export function conditionOf(search: PlayerSearch, servers: readonly number[]): Condition {
  const numbers = RANGES.flatMap((key) => (search[key] ? [[key, Number(search[key])]] : []));
  const moments = MOMENTS.flatMap((key) => (search[key] ? [[key, search[key]]] : []));
  return {
    kind: 'condition',
    servers: [...servers],
    q: search.q ?? '',
    by: SEARCHED_BY.find((by) => by === search.by) ?? 'any',
    filters: Object.fromEntries([...numbers, ...moments]),
  };
}

/** The search that a delivery was made from. */
export function searchOf({ q, by, filters }: WrittenCondition): PlayerSearch {
  const filled = Object.entries(toSnakeCase(filters, PLAIN) as Filled).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return { ...(q === '' ? {} : { q, by }), ...Object.fromEntries(filled) };
}

/** What a kept view asks for, and the servers that it names; none: all of them. */
export function viewOf(address: string): {
  readonly search: PlayerSearch;
  readonly servers: readonly number[];
} {
  const kept = new URLSearchParams(address);
  const entries = SEARCH_KEYS.filter((key) => key !== 'sort' && key !== 'status' && key !== 'server').flatMap(
    (key) => {
      const value = kept.get(key);
      return value ? [[key, value]] : [];
    },
  );
  return {
    search: Object.fromEntries(entries),
    servers: kept.get('server')?.split(',').map(Number) ?? [],
  };
}
