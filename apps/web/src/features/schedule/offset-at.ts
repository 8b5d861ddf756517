import { numberOf, textOf, type RecordData } from '@quartermaster/domain/core/json';

/** By how many seconds a time offset moves the clock at an instant (as on the wire): 0 where it is off or over. */
export function offsetAt(data: RecordData, now: string): number {
  const until = textOf(data['expires_at']);
  const isOver = until !== '' && until <= now;
  return data['enabled'] === true && data['status'] === 'active' && !isOver
    ? numberOf(data['offset_sec'], 0)
    : 0;
}
