import type { NewDelivery } from '../../api/deliveries.ts';
import { SEARCHED_BY } from '@quartermaster/contract/http/player-search';

type Condition = Extract<NewDelivery['recipients'], { readonly kind: 'condition' }>;

const RANGES = ['level_from', 'level_to', 'vip_from', 'vip_to', 'spent_from', 'spent_to'] as const;
const MOMENTS = ['last_login_from', 'last_login_to'] as const;

/** Whom a kept search for players finds, on the servers that it names or else on all. */
export function conditionOfView(address: string, allServers: readonly number[]): Condition {
  const search = new URLSearchParams(address);
  const filled = (key: string): string | null => search.get(key) || null;
  const numbers = RANGES.flatMap((key) => {
    const value = filled(key);
    return value === null ? [] : [[key, Number(value)]];
  });
  const moments = MOMENTS.flatMap((key) => {
    const value = filled(key);
    return value === null ? [] : [[key, value]];
  });
  return {
    kind: 'condition',
    servers: filled('server')?.split(',').map(Number) ?? [...allServers],
    q: filled('q') ?? '',
    by: SEARCHED_BY.find((by) => by === search.get('by')) ?? 'any',
    filters: Object.fromEntries([...numbers, ...moments]),
  };
}
