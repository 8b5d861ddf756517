import type { RecordData } from '../core/json.ts';

/**
 * The goal of a mission as tables write it: what is done, what it is about after a colon, how often.
 * @example goalOf('collect_item:1041', '100', 'event_start')
 */
export function goalOf(deed: string, count: string, countFrom: string): RecordData {
  const [action = '', target] = deed.split(':');
  return {
    action,
    ...(target === undefined ? {} : { target_id: Number(target) }),
    count: Number(count),
    count_from: countFrom,
  };
}
