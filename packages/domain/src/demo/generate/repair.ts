import type { ResolvedField } from '../../core/field.ts';
import { fieldOfIssuePath } from '../../core/field-at-path.ts';
import type { Issue, IssueCode } from '../../core/issue.ts';
import { isJsonObject, plainText, type JsonObject, type RecordData } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { valueAt, withoutValueAt, withValueAt } from '../../record/path-value.ts';
import { withSum } from './repair-sum.ts';
import { makeValue, type Setting } from './values.ts';
import { REPAIRS, OF_WHOLE_VALUES } from './repairs.ts';

/** Which of several fields are filled where a problem is about all of them. */
const FILLED: { readonly [C in IssueCode]?: (place: number, turn: number, count: number) => boolean } = {
  exactly_one: (place, turn, count) => place === turn % count,
  at_least_one: (place) => place === 0,
};

/** A record without one of its problems; `null` where no other value would answer it. */
export function repaired(
  module: ResolvedModule,
  data: RecordData,
  problem: Issue,
  whole: Setting,
): RecordData | null {
  const { path, code, params } = problem;
  const setting = { ...whole, ...turnIn(data, path) };
  if (FILLED[code] !== undefined) return severalRepaired(module, data, problem, setting);
  const field = fieldOfIssuePath(module, path);
  const repair = REPAIRS[code];
  if (field === undefined || repair === undefined) return null;
  if (params['sum_of'] !== undefined) {
    const rows = withSum(module, path, valueAt(data, path), problem);
    return rows === undefined ? null : withValueAt(data, path, rows);
  }
  const place = placeOf(field, path);
  const siblings = objectAt(data, parentOf(place));
  const isInside = place !== path && OF_WHOLE_VALUES.includes(repair);
  const target = isInside ? place : path;
  const value = repair({
    module,
    field,
    value: valueAt(data, target),
    siblings,
    params,
    setting,
    record: data,
    turn: whole.index,
  });
  return value === undefined ? withoutValueAt(data, target) : withValueAt(data, target, value);
}

function severalRepaired(
  module: ResolvedModule,
  data: RecordData,
  { path, code, params }: Issue,
  setting: Setting,
): RecordData {
  const keys = Array.isArray(params['fields']) ? params['fields'].map(plainText) : [];
  const prefix = path === '' ? '' : `${path}.`;
  return keys.reduce<RecordData>((before, key, place) => {
    const own = `${prefix}${key.split('.').at(-1) ?? ''}`;
    if (FILLED[code]?.(place, setting.index, keys.length) !== true)
      return code === 'exactly_one' ? withoutValueAt(before, own) : before;
    const field = fieldOfIssuePath(module, own);
    const value = field && (valueAt(before, own) ?? makeValue(field, objectAt(before, path), setting));
    return value === undefined ? before : withValueAt(before, own, value);
  }, data);
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

function objectAt(data: RecordData, path: string): JsonObject {
  const value = path === '' ? data : valueAt(data, path);
  return isJsonObject(value) ? value : {};
}

/** Where the value of a field begins whose part a path leads to. */
function placeOf(field: ResolvedField, path: string): string {
  const parts = path.split('.');
  return parts.slice(0, parts.lastIndexOf(field.key) + 1).join('.');
}

/** The row that a path leads into. */
function turnIn(data: RecordData, path: string): { readonly index?: number; readonly count?: number } {
  const parts = path.split('.');
  const place = parts.findLastIndex((part) => /^\d+$/.test(part));
  if (place < 0) return {};
  const rows = valueAt(data, parts.slice(0, place).join('.'));
  return { index: Number(parts[place]), count: Array.isArray(rows) ? rows.length : 1 };
}

/** A record without what has a problem that does not go away: a value, a row or a choice that asks for more. */
export function withoutCause(module: ResolvedModule, data: RecordData, problem: Issue): RecordData | null {
  const { path, code, params } = problem;
  const cause = module.fieldByKey.get(plainText(params['field']));
  if (code === 'required_when' && cause?.kind === 'enum') {
    const values = cause.of.values.map(({ value }) => value);
    return {
      ...data,
      [cause.key]: values[(values.indexOf(plainText(params['value'])) + 1) % values.length] ?? null,
    };
  }
  for (let place = path; place !== ''; place = parentOf(place)) {
    const field = fieldOfIssuePath(module, place);
    const isRow = /\.\d+$/.test(place);
    const rows = isRow ? valueAt(data, parentOf(place)) : undefined;
    const fewest = field?.kind === 'rows' || field?.kind === 'reward_list' ? (field.min ?? 1) : 1;
    if (isRow && Array.isArray(rows) && rows.length > fewest) return withoutValueAt(data, place);
    if (!isRow && field !== undefined && !field.required && place.endsWith(field.key))
      return withoutValueAt(data, place);
  }
  return null;
}
