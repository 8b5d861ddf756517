import { timeslotType, type TimeslotType } from '../enums/timeslot-type.ts';
import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { jsonColumn } from './cells.ts';
import { isTimeOfDay } from './date-format.ts';
import { isEnumValue } from './enum-values.ts';
import { fieldKind, type AddIssue } from './field-kind-logic.ts';
import { isTarget } from './reference-field.ts';
import { checkPeriods } from './timeslot-periods.ts';
import {
  TIMESLOT_PART_KEYS,
  TIMESLOT_PARTS,
  TIMESLOT_SHAPES,
  type TimeslotPart,
  type TimeslotShape,
} from './timeslot-shapes.ts';
import { checkedObject, isAbsent } from './typed-object.ts';
import { pruned } from './prune.ts';

/** The module whose records timeslots may open with. */
export const EVENT_MODULE = 'special-event-setting';
const KEYS: ReadonlySet<string> = new Set(['type', ...Object.values(TIMESLOT_PART_KEYS).flat()]);
const DAYS_PER_WEEK = 7;

/** When something is open: `{type, periods?, weekdays?, daily_from?, daily_to?, event_id?}`. */
export const timeslotField = fieldKind<'timeslot'>({
  validate(field, value, path, add) {
    const slot = checkedObject(value, KEYS, path, add);
    if (slot === null) return;
    const place = joinPath(path, 'type');
    const type = slot['type'];
    if (isAbsent(type)) return add(place, 'required');
    if (!isTimeslotType(type)) return add(place, 'unknown_option', { value: type });
    if (field.types !== undefined && !field.types.includes(type))
      add(place, 'kind_not_allowed', { value: type });
    checkShape(TIMESLOT_SHAPES[type], slot, path, add);
  },
  initial: (field) => {
    const [type = 'always_open', ...others] = field.types ?? [];
    // A single type needs no choice.
    return type === 'always_open' || others.length === 0 ? { type } : undefined;
  },
  normalize: (_field, value) => pruned(value),
  columns: (field) => [jsonColumn(field.key)],
  references(_field, value, path) {
    const event = isJsonObject(value) ? value['event_id'] : undefined;
    return isTarget(event)
      ? [{ path: joinPath(path, 'event_id'), module: EVENT_MODULE, id: String(event), by: null }]
      : [];
  },
});

function isTimeslotType(value: JsonValue): value is TimeslotType {
  return typeof value === 'string' && isEnumValue(timeslotType, value);
}

function checkShape(shape: TimeslotShape, slot: JsonObject, path: string, add: AddIssue): void {
  for (const part of TIMESLOT_PARTS) {
    const isNeeded = shape.needs.includes(part);
    if (isNeeded || shape.allows.includes(part)) checkPart(part, isNeeded, shape, slot, path, add);
    else refusePart(part, slot, path, add);
  }
}

function refusePart(part: TimeslotPart, slot: JsonObject, path: string, add: AddIssue): void {
  for (const key of TIMESLOT_PART_KEYS[part]) {
    const value = slot[key];
    if (!isAbsent(value) && !(Array.isArray(value) && value.length === 0))
      add(joinPath(path, key), 'unknown_field', { field: key });
  }
}

function checkPart(
  part: TimeslotPart,
  isNeeded: boolean,
  shape: TimeslotShape,
  slot: JsonObject,
  path: string,
  add: AddIssue,
): void {
  if (part === 'periods')
    checkPeriods(slot['periods'], { isNeeded, max: shape.maxPeriods }, joinPath(path, 'periods'), add);
  else if (part === 'weekdays') checkWeekdays(slot['weekdays'], joinPath(path, 'weekdays'), add);
  else if (part === 'hours') checkHours(slot, isNeeded, path, add);
  else checkEvent(slot['event_id'], joinPath(path, 'event_id'), add);
}

function checkWeekdays(value: JsonValue | undefined, path: string, add: AddIssue): void {
  if (isAbsent(value) || (Array.isArray(value) && value.length === 0)) return add(path, 'weekday_required');
  if (!Array.isArray(value)) return add(path, 'wrong_type', { expected: 'list' });
  value.forEach((day: JsonValue, index) => {
    const isDay = typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= DAYS_PER_WEEK;
    if (!isDay) add(joinPath(path, index), 'valid');
    else if (value.indexOf(day) < index) add(joinPath(path, index), 'duplicate', { value: day });
  });
}

function checkHours(slot: JsonObject, isNeeded: boolean, path: string, add: AddIssue): void {
  const isWanted = isNeeded || !isAbsent(slot['daily_from']) || !isAbsent(slot['daily_to']);
  if (!isWanted) return;
  for (const key of TIMESLOT_PART_KEYS.hours) {
    const time = slot[key];
    if (isAbsent(time)) add(joinPath(path, key), 'required');
    else if (typeof time !== 'string' || !isTimeOfDay(time))
      add(joinPath(path, key), 'time_format', { format: 'HH:mm' });
  }
}

function checkEvent(event: JsonValue | undefined, path: string, add: AddIssue): void {
  if (isAbsent(event)) add(path, 'event_required');
  else if (!isTarget(event)) add(path, 'wrong_type', { expected: 'reference' });
}
