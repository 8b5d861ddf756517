import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { timeslotFields } from '../core/timeslot-fields.ts';
import { timeslotState, type TimeslotState } from './timeslot-state.ts';

/** Whether players can meet a record. `off`: its status keeps it from them. */
export type RecordOpening = TimeslotState | { readonly state: 'off' };

const OPEN: RecordOpening = { state: 'open' };

/** By the record's status and its first timeslot. Without a timeslot, or with one that an event opens: open. */
export function recordOpening(
  module: ResolvedModule,
  data: RecordData,
  now: Date,
  timeZone: string,
): RecordOpening {
  const status = data['status'];
  if (typeof status === 'string' && status !== 'active') return { state: 'off' };
  const [slot] = timeslotFields(module);
  return (slot && timeslotState(data[slot.key], now, timeZone)) ?? OPEN;
}
