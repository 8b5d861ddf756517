import { formatDateTime, HOUR_MILLISECONDS, instantOf } from '../core/date-time.ts';
import type { FieldKind, ResolvedField } from '../core/field.ts';
import { issue, type Issue } from '../core/issue.ts';
import { isJsonObject, type JsonValue } from '../core/json.ts';
import { isDateTime } from '../fields/date-format.ts';
import type { ActionDefinition, ActionValues } from './define-action.ts';
import { MENU_GROUPS } from './places.ts';
import { paramsOf, validateParams } from './read-params.ts';

/** The longest time that a preset may say, in hours: ten years. */
const MAX_HOURS = 87_600;

/** The fields that a preset may fill: not those that name something of one player. */
const presetFields = ({ fields, ofOnePlayer }: Pick<ActionDefinition, 'fields' | 'ofOnePlayer'>) =>
  fields.filter(({ key }) => !ofOnePlayer.includes(key));

/** Whether an action can have presets: it is begun in the menu, and something can be filled in before. */
export const canBePreset = (action: Pick<ActionDefinition, 'place' | 'fields' | 'ofOnePlayer'>): boolean =>
  Object.hasOwn(MENU_GROUPS, action.place) && presetFields(action).length > 0;

/** A time of a preset counts from the moment at which the form is opened. */
type InHours = { readonly in_hours: number };

function isInHours(value: JsonValue): value is InHours {
  if (!isJsonObject(value)) return false;
  const { in_hours: hours, ...rest } = value;
  return (
    Number.isInteger(hours) &&
    Number(hours) >= 1 &&
    Number(hours) <= MAX_HOURS &&
    Object.keys(rest).length === 0
  );
}

type Convert = (value: JsonValue) => JsonValue | undefined;

/** Fields of this kind, those in rows too, as `convert` answers them; undefined leaves one out. */
function converted(
  fields: readonly ResolvedField[],
  values: ActionValues,
  kind: FieldKind,
  convert: Convert,
): ActionValues {
  const entries = fields.flatMap((field): [string, JsonValue][] => {
    const value = values[field.key];
    if (value === undefined) return [];
    if (field.kind === 'rows' && Array.isArray(value))
      return [
        [
          field.key,
          value.map((row) => (isJsonObject(row) ? converted(field.rowFields, row, kind, convert) : row)),
        ],
      ];
    if (field.kind !== kind || value === null) return [[field.key, value]];
    const next = convert(value);
    return next === undefined ? [] : [[field.key, next]];
  });
  return Object.fromEntries(entries);
}

/** What a form holds as a preset keeps it: nothing that is empty, and times as hours from now. */
export function presetOf(action: ActionDefinition, values: ActionValues, now: Date): ActionValues {
  const fields = presetFields(action);
  return converted(fields, paramsOf({ ...action, fields }, values), 'date_time', (value) => {
    if (typeof value !== 'string' || !isDateTime(value)) return undefined;
    const hours = Math.round((instantOf(value).getTime() - now.getTime()) / HOUR_MILLISECONDS);
    return hours < 1 ? undefined : { in_hours: Math.min(hours, MAX_HOURS) };
  });
}

const inHours = (now: Date, { in_hours: hours }: InHours): string =>
  formatDateTime(new Date(now.getTime() + hours * HOUR_MILLISECONDS));

/** What a form begins with that is opened by a preset. */
export const valuesOfPreset = ({ fields }: Pick<ActionDefinition, 'fields'>, kept: ActionValues, now: Date) =>
  converted(fields, kept, 'date_time', (value) => (isInHours(value) ? inHours(now, value) : undefined));

/** A preset may leave out what is filled in each time. */
const MISSING: readonly Issue['code'][] = ['required', 'text_missing'];

/** Times of a preset are checked as hours from some moment: which one makes no difference. */
const ANY_MOMENT = new Date(0);

/** Everything that is wrong with what a preset keeps, as path, code and parameters. */
export function validatePreset(action: ActionDefinition, kept: ActionValues): readonly Issue[] {
  const fields = presetFields(action);
  const values = converted(fields, kept, 'date_time', (value) =>
    isInHours(value) ? inHours(ANY_MOMENT, value) : value,
  );
  const unknown = Object.keys(kept).filter((key) => !fields.some((field) => field.key === key));
  return [
    ...unknown.map((key) => issue(key, 'unknown_field')),
    ...validateParams({ ...action, fields }, values).filter(({ code }) => !MISSING.includes(code)),
  ];
}
