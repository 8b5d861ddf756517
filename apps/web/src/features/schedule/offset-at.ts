import type { RecordData } from '@quartermaster/domain/core/json';
import { asNumber, asText } from '../../fields/common/values.ts';

/** By how many seconds a time offset moves the clock at an instant (as on the wire): 0 where it is off or over. */
export function offsetAt(data: RecordData, now: string): number {
  const until = asText(data['expires_at']);
  const isOver = until !== '' && until <= now;
  return data['enabled'] === true && data['status'] === 'active' && !isOver
    ? (asNumber(data['offset_sec']) ?? 0)
    : 0;
}
