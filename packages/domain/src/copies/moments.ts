import type { ResolvedField } from '../core/field.ts';
import { isJsonObject, objectOf, type JsonValue, type RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { periodsOf, type Period } from '../core/period.ts';
import { timeslotFields } from '../core/timeslot-fields.ts';
import { timeslotType, type TimeslotType } from '../enums/timeslot-type.ts';
import { DATE_FORMAT, isDate, isDateTime } from '../fields/date-format.ts';
import { withChangedValues } from '../record/changed-values.ts';

/** Moves an instant as it is on the wire. */
export type MoveInstant = (instant: string) => string;

const BOUNDS = ['start_date', 'end_date'] as const;
const MIDNIGHT = ' 00:00:00';

/** The limited periods of a record itself, of all its timeslots, in order of their start. */
export function recordPeriods(module: ResolvedModule, data: RecordData): readonly Period[] {
  return timeslotFields(module)
    .flatMap(({ key }) => periodsOf(data[key]))
    .filter(({ start, end }) => isDateTime(start) && isDateTime(end))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
}

/** How a record opens that no period limits: the type of its first timeslot; null: it has none, or has periods. */
export function standingOpening(module: ResolvedModule, data: RecordData): TimeslotType | null {
  if (recordPeriods(module, data).length > 0) return null;
  const [type] = timeslotFields(module).flatMap(({ key }) => objectOf(data[key])['type'] ?? []);
  return timeslotType.values.find(({ value }) => value === type)?.value ?? null;
}

const isInstant = (value: JsonValue | undefined): value is string =>
  typeof value === 'string' && isDateTime(value);

/** Every instant in the fields of a record itself, without those of its rows, in order. */
export function ownMoments(module: ResolvedModule, data: RecordData): readonly string[] {
  const instants = module.fields.flatMap(({ key, kind }) => {
    const value = data[key];
    return kind === 'date_time' && isInstant(value) ? [value] : [];
  });
  const bounds = recordPeriods(module, data).flatMap(({ start, end }) => [start, end]);
  return [...instants, ...bounds].toSorted();
}

/** The record with every date and instant moved, in rows and groups too. Texts keep the dates they tell. */
export function withMovedMoments(module: ResolvedModule, data: RecordData, move: MoveInstant): RecordData {
  return withChangedValues(module.fields, data, (field, value) => movedValue(field, value, move));
}

function movedValue(field: ResolvedField, value: JsonValue, move: MoveInstant): JsonValue {
  if (field.kind === 'date_time') return isInstant(value) ? move(value) : value;
  if (field.kind === 'date')
    return typeof value === 'string' && isDate(value)
      ? move(`${value}${MIDNIGHT}`).slice(0, DATE_FORMAT.length)
      : value;
  return field.kind === 'timeslot' ? movedTimeslot(value, move) : value;
}

function movedTimeslot(timeslot: JsonValue, move: MoveInstant): JsonValue {
  if (!isJsonObject(timeslot) || !Array.isArray(timeslot['periods'])) return timeslot;
  const periods = timeslot['periods'].map((period: JsonValue) => {
    if (!isJsonObject(period)) return period;
    const bounds = BOUNDS.flatMap((key) => {
      const value = period[key];
      return isInstant(value) ? [[key, move(value)] as const] : [];
    });
    return { ...period, ...Object.fromEntries(bounds) };
  });
  return { ...timeslot, periods };
}
