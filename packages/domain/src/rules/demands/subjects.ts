import type { Condition, Expression, Subject } from '../../core/demand-parameters.ts';
import { isJsonObject, plainText, type JsonValue } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { isOneOf } from '../../fields/validate-object.ts';
import type { FindRecord } from '../rule-logic.ts';
import { fieldsAt } from '../row-paths.ts';
import { fieldBeside, isInLastRow, valueBeside, type FieldPlace } from './field-places.ts';

/** Where a demand looks: at one place of a record of a module, and at the records that it names. */
export type Sight = {
  readonly module: ResolvedModule;
  /** The dotted path of the field that the place holds. */
  readonly field: string;
  readonly place: FieldPlace;
  readonly findRecord: FindRecord | undefined;
};

/** What an expression comes to, and the field that says so. */
export type Result = { readonly value: JsonValue | undefined; readonly field?: string };

/** Parts of a timeslot that a subject may name. */
export const TIMESLOT_PARTS = ['type', 'start', 'end'] as const;

/** What a subject holds. */
export function valueOf({ field, of }: Subject, sight: Sight): JsonValue | undefined {
  if (of === undefined) return valueBeside(sight.place, field);
  const owner = valueBeside(sight.place, of);
  const kind = fieldBeside(sight.module, sight.field, of);
  if (kind?.kind === 'timeslot') return timeslotPart(owner, field);
  return kind?.kind === 'reference' ? sight.findRecord?.(kind.to, plainText(owner))?.[field] : undefined;
}

/** Every value of a field in the rows of the record that a reference names; `null` when there is none. */
export function valuesIn({ field, of }: Required<Subject>, sight: Sight): readonly JsonValue[] | null {
  const kind = fieldBeside(sight.module, sight.field, of);
  const named =
    kind?.kind === 'reference'
      ? sight.findRecord?.(kind.to, plainText(valueBeside(sight.place, of)))
      : undefined;
  return named === undefined ? null : fieldsAt(named, field).map(({ values, key }) => values[key] ?? null);
}

/** What an expression comes to. */
export function resultOf(expression: Expression, sight: Sight): Result {
  if (typeof expression !== 'object') return { value: expression };
  if ('countOf' in expression) {
    const list = valueBeside(sight.place, expression.countOf);
    const count = Array.isArray(list) ? list.length : 0;
    return { value: count * (expression.times ?? 1), field: expression.countOf };
  }
  if ('amountOf' in expression) {
    const list = valueBeside(sight.place, expression.amountOf);
    const first: JsonValue | undefined = Array.isArray(list) ? list[0] : undefined;
    return { value: isJsonObject(first) ? first['amount'] : undefined, field: expression.amountOf };
  }
  const value = valueOf(expression, sight);
  if (expression.of === undefined) return { value, field: expression.field };
  return { value: Array.isArray(value) ? value.length : value };
}

/** A condition that holds, and the value of its field that makes it hold; `null` when it does not hold. */
export function matchOf(condition: Condition | undefined, sight: Sight): Match | null {
  if (condition === undefined) return { cause: null };
  if ('lastOf' in condition) return isInLastRow(sight.place, condition.lastOf) ? { cause: null } : null;
  const value = valueOf(condition, sight);
  return isMet(condition, value) ? { cause: { field: condition.field, value: value ?? null } } : null;
}

type Match = { readonly cause: { readonly field: string; readonly value: JsonValue } | null };

function isMet(condition: Extract<Condition, Subject>, value: JsonValue | undefined): boolean {
  if ('in' in condition) return isOneOf(value, condition.in);
  if ('notIn' in condition) return !isOneOf(value, condition.notIn);
  if ('isFilled' in condition) return !isBlank(value);
  if (typeof value !== 'number') return false;
  return 'below' in condition ? value < condition.below : value % condition.multipleOf === 0;
}

/** The type of a timeslot, the start of its first period or the end of its last one. */
function timeslotPart(slot: JsonValue | undefined, part: string): JsonValue | undefined {
  if (!isJsonObject(slot)) return undefined;
  if (part === 'type') return slot['type'];
  const periods: readonly JsonValue[] = Array.isArray(slot['periods']) ? slot['periods'] : [];
  const dates = periods
    .map((period) => (isJsonObject(period) ? period[`${part}_date`] : undefined))
    .filter((date) => typeof date === 'string')
    .sort((left, right) => (left < right ? -1 : 1));
  return part === 'start' ? dates.at(0) : dates.at(-1);
}
