import type { ResolvedField } from '@quartermaster/domain/core/field';
import {
  numberOf,
  objectsInPlace,
  textOf,
  type JsonObject,
  type JsonValue,
} from '@quartermaster/domain/core/json';
import type { RuleDefinition } from '@quartermaster/domain/core/rule';
import type { Rows } from './row-operations.ts';

/** What the rows of a table have together in one of its fields. */
type RowTotal = { readonly field: ResolvedField; readonly value: JsonValue };

/**
 * The sums of a table with several rows: what its lists of rewards and costs come to, asset by asset, and
 * the numbers that a rule of the module adds up. Other numbers, such as levels, have no meaning as a sum;
 * nor have assets where one row of several is drawn or applies to a range of ranks or times.
 */
export function rowTotals(
  { rowFields, weight }: ResolvedField<'rows'>,
  rows: Rows,
  rules: readonly RuleDefinition[],
  path: string,
): readonly RowTotal[] {
  if (rows.length < 2) return [];
  const list = path.replaceAll(/\.\d+/g, '');
  const summed = summedKeys(rules, list);
  const isEitherOr = weight !== undefined || rules.some((rule) => isOfRanges(rule, list));
  return rowFields.flatMap((field): readonly RowTotal[] => {
    if (field.kind === 'reward_list' || field.kind === 'cost_list') {
      const assets = isEitherOr ? [] : assetTotals(rows, field.key);
      return assets.length === 0 ? [] : [{ field, value: assets }];
    }
    const isNumber = field.kind === 'integer' || field.kind === 'decimal';
    if (!isNumber || field.key === weight || !summed.has(field.key)) return [];
    return [{ field, value: rows.reduce((sum, row) => sum + numberOf(row[field.key], 0), 0) }];
  });
}

/** Each asset once, with the amounts of all rows. */
function assetTotals(rows: Rows, key: string): readonly JsonObject[] {
  const totals = new Map<string, JsonObject>();
  for (const line of rows.flatMap((row) => objectsInPlace(row[key]))) {
    const name = `${textOf(line['asset_kind'])} ${textOf(line['target_id'])}`;
    const before = numberOf(totals.get(name)?.['amount'], 0);
    totals.set(name, { ...line, amount: before + numberOf(line['amount'], 0) });
  }
  return [...totals.values()];
}

/** Whether the rows of the list are ranges, from a number to a number. */
const isOfRanges = (rule: RuleDefinition, list: string): boolean =>
  'along' in rule && rule.along === list && 'to' in rule && rule.to !== undefined;

const isObject = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null;

/** The fields of a list that rules add up, wherever a rule does so. */
function summedKeys(part: unknown, list: string): ReadonlySet<string> {
  if (Array.isArray(part)) return new Set(part.flatMap((inner) => [...summedKeys(inner, list)]));
  if (!isObject(part)) return new Set();
  const own = part['in'] === list && typeof part['sumOf'] === 'string' ? [part['sumOf']] : [];
  return new Set([...own, ...Object.values(part).flatMap((inner) => [...summedKeys(inner, list)])]);
}
