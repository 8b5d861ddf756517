import type { Condition, Conditions, Expression, Setting, Subject } from '../../core/demand-parameters.ts';
import type { ResolvedField } from '../../core/field.ts';
import { isJsonObject, plainText, type JsonValue, type RecordData } from '../../core/json.ts';
import { periodsOf } from '../../core/period.ts';
import { SINGLETON_RECORD_ID } from '../../record/identity.ts';
import { valueAt } from '../../record/path-value.ts';
import { fieldsAt } from '../row-paths.ts';
import { daysLater, daysOf } from '../timeslots.ts';
import { isMet } from './conditions.ts';
import { fieldBeside, isInLastRow, valueBeside, type FieldPlace } from './field-places.ts';
import { countIn, extremeIn, sumIn } from './measuring.ts';
import type { Result, Sight } from './sight.ts';

/** Parts of a timeslot that a subject may name. */
export const TIMESLOT_SUBJECTS = ['type', 'start', 'end', 'days'] as const;

/** What a subject holds. */
export function valueOf(subject: Subject, sight: Sight): JsonValue | undefined {
  const { field, of } = subject;
  if (of === undefined) return valueBeside(sight.place, field);
  if (fieldBeside(sight.module, sight.field, of)?.kind === 'timeslot')
    return timeslotPart(valueBeside(sight.place, of), field);
  const named = namedBy(subject, sight);
  return named && valueAt(named.data, field);
}

type NamedRecord = { readonly module: string; readonly id: string; readonly data: RecordData };

/** The record that a subject belongs to. */
function namedBy(
  { of = '', via }: Subject,
  { module, field, place, findRecord }: Sight,
): NamedRecord | undefined {
  const find = (key: string, id: string): NamedRecord | undefined => {
    const data = findRecord?.(key, id);
    return data && { module: key, id, data };
  };
  const key = moduleOf(fieldBeside(module, field, of), place);
  const named = key === null ? undefined : find(key, plainText(valueBeside(place, of)));
  if (via === undefined || named === undefined) return named;
  return find(via.module, plainText(valueAt(named.data, via.field)));
}

/** The module whose record a reference names; `null` where none does. */
function moduleOf(reference: ResolvedField | undefined, place: FieldPlace): string | null {
  if (reference?.kind === 'reference') return reference.to;
  if (reference?.kind !== 'reference_by') return null;
  return reference.targets[plainText(valueBeside(place, reference.by))] ?? null;
}

/** Every value of a field, or entry of a list, in the record itself or the one that a reference names; `null` when there is none. */
export function valuesIn(subject: Subject, sight: Sight): readonly JsonValue[] | null {
  const named = subject.of === undefined ? sight.place.around.at(-1)?.values : namedBy(subject, sight)?.data;
  return named === undefined
    ? null
    : fieldsAt(named, subject.field).flatMap(({ values, key }) => values[key] ?? null);
}

/** What an expression comes to. */
export function resultOf(expression: Expression, sight: Sight): Result {
  if (typeof expression !== 'object') return { value: expression };
  if ('countOf' in expression) return { value: countIn(expression, sight), ...listOf(expression.countOf) };
  if ('sumOf' in expression) return { value: sumIn(expression, sight), ...listOf(expression.in) };
  if ('largestOf' in expression || 'smallestOf' in expression)
    return { value: extremeIn(expression, sight), ...listOf(expression.in) };
  if ('setting' in expression) {
    const { setting, from } = expression;
    const of = { module: from, id: SINGLETON_RECORD_ID, field: setting };
    return { value: settingIn(expression, sight), from: of };
  }
  if ('amountOf' in expression) {
    const list = valueBeside(sight.place, expression.amountOf);
    const first: JsonValue | undefined = Array.isArray(list) ? list[0] : undefined;
    return { value: isJsonObject(first) ? first['amount'] : undefined, field: expression.amountOf };
  }
  if ('totalOf' in expression)
    return { value: fold(expression.totalOf, sight, (left, right) => left + right) };
  if ('productOf' in expression)
    return { value: fold(expression.productOf, sight, (left, right) => left * right) };
  if ('days' in expression) {
    const { days, after } = expression;
    return { value: daysLater(valueBeside(sight.place, after), days), field: after, days };
  }
  if (expression.of === undefined) return { value: valueOf(expression, sight), field: expression.field };
  const named = namedBy(expression, sight);
  const value = named === undefined ? valueOf(expression, sight) : valueAt(named.data, expression.field);
  const from = named && { from: { module: named.module, id: named.id, field: expression.field } };
  return { value: Array.isArray(value) ? value.length : value, ...from };
}

/** A field of the one record of a singleton; undefined where it cannot be looked up. */
function settingIn({ setting, from }: Setting, { findRecord }: Sight): JsonValue | undefined {
  const found = findRecord?.(from, SINGLETON_RECORD_ID);
  return found && valueAt(found, setting);
}

const listOf = (list: unknown): { readonly field?: string } =>
  typeof list === 'string' ? { field: list } : {};

/** Several numbers as one; `undefined` when one of them is missing. */
function fold(
  parts: readonly Expression[],
  sight: Sight,
  join: (left: number, right: number) => number,
): number | undefined {
  const numbers = parts.map((part) => resultOf(part, sight).value);
  return numbers.every((number) => typeof number === 'number') ? numbers.reduce(join) : undefined;
}

/** Conditions that hold, and the value of the first one's field that makes it hold; `null` when they do not hold. */
export function matchOf(conditions: Conditions | undefined, sight: Sight): Match | null {
  const matches = [conditions ?? []].flat().map((condition) => matchOne(condition, sight));
  return matches.includes(null) ? null : (matches[0] ?? { cause: null });
}

type Match = { readonly cause: { readonly field: string; readonly value: JsonValue } | null };

function matchOne(condition: Condition, sight: Sight): Match | null {
  if ('isProtected' in condition) return sight.isProtected ? { cause: null } : null;
  if ('lastOf' in condition) return isInLastRow(sight.place, condition.lastOf) ? { cause: null } : null;
  const value = valueOf(condition, sight);
  return isMet(condition, value) ? { cause: { field: condition.field, value: value ?? null } } : null;
}

/** The type of a timeslot, the start of its first period or the end of its last one, its days. */
function timeslotPart(slot: JsonValue | undefined, part: string): JsonValue | undefined {
  if (!isJsonObject(slot)) return undefined;
  if (part === 'type') return slot['type'];
  if (part === 'days') return daysOf(slot);
  const dates = periodsOf(slot)
    .map(({ start, end }) => (part === 'start' ? start : end))
    .filter((date) => date !== '')
    .sort((left, right) => (left < right ? -1 : 1));
  return part === 'start' ? dates.at(0) : dates.at(-1);
}
