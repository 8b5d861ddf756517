import { formatDateTime } from '../core/date-time.ts';
import type { JsonValue, RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { periodsOf } from '../core/period.ts';
import { timeslotFields } from '../core/timeslot-fields.ts';
import { fieldKindLogic } from '../fields/index.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { normalizeRecord } from '../record/normalize-record.ts';

/**
 * When the opening time of a record ended, as on the wire; `null` while it is open, will be, or has no end.
 * A timeslot that opens with an event ends with its own periods only, whatever becomes of the event.
 */
export function openingTimeEnd(module: ResolvedModule, data: RecordData, now: Date): string | null {
  const slots = timeslotFields(module).map(({ key }) => data[key]);
  const ends = slots.filter((slot) => slot !== undefined && slot !== null).flatMap(endsOf);
  // Instants are written alike, so their texts compare.
  const last = ends.toSorted().at(-1);
  return last !== undefined && last <= formatDateTime(now) ? last : null;
}

/** A timeslot without periods never ends. */
const NEVER = '9999-12-31 23:59:59';

function endsOf(timeslot: JsonValue): readonly string[] {
  const periods = periodsOf(timeslot);
  return periods.length === 0 ? [NEVER] : periods.map(({ end }) => (end === '' ? NEVER : end));
}

/** Adds every field that an edit changes beside an opening time that is over and stays so. */
export function checkOpeningTime(
  module: ResolvedModule,
  data: RecordData,
  previous: RecordData,
  now: Date,
  add: AddIssue,
): void {
  const end = openingTimeEnd(module, data, now);
  if (end === null || openingTimeEnd(module, previous, now) === null) return;
  const [before, after] = [normalizeRecord(module, previous), normalizeRecord(module, data)];
  for (const { key, kind, readOnly } of module.fields) {
    const isLeftOut = kind === 'timeslot' || readOnly === true;
    if (!isLeftOut && !fieldKindLogic(kind).isEqual(before[key], after[key]))
      add(key, 'opening_time_over', { end });
  }
}
