import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import { defaultsOf } from '@quartermaster/domain/core/resolve';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { withChoice } from '@quartermaster/domain/fields/chosen-field';
import type { RuleDefinition } from '@quartermaster/domain/core/rule';

export type Rows = readonly JsonObject[];

/** A new row: every field's default; a number that counts the rows goes on counting. */
export function newRow(field: ResolvedField<'rows'>, rows: Rows): JsonObject {
  const counted = field.rowFields.find(({ key, kind }) => key === field.uniqueBy && kind === 'integer');
  const next = counted === undefined ? {} : { [counted.key]: nextNumber(rows, counted.key) };
  return { ...defaultsOf(field.rowFields), ...next };
}

/** A copy of a row; the value that must be unique is counted on or left for the person to choose. */
export function copiedRow(field: ResolvedField<'rows'>, rows: Rows, index: number): JsonObject {
  const source = rows[index] ?? {};
  if (field.uniqueBy === undefined) return { ...source };
  const { [field.uniqueBy]: value, ...rest } = source;
  return typeof value === 'number' ? { ...rest, [field.uniqueBy]: nextNumber(rows, field.uniqueBy) } : rest;
}

function nextNumber(rows: Rows, key: string): number {
  const numbers = rows.map((row) => row[key]).filter((value) => typeof value === 'number');
  return numbers.length === 0 ? 1 : Math.max(...numbers) + 1;
}

export function insertRow(rows: Rows, index: number, row: JsonObject): Rows {
  return rows.toSpliced(index, 0, row);
}

export function removeRow(rows: Rows, index: number): Rows {
  return rows.toSpliced(index, 1);
}

export function moveRow(rows: Rows, from: number, to: number): Rows {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || from === to) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

export function changeRow(
  fields: readonly ResolvedField[],
  rows: Rows,
  index: number,
  key: string,
  value: JsonValue,
): Rows {
  const row = rows[index];
  return row === undefined ? rows : rows.with(index, withChoice(fields, row, key, value));
}

/** Each row's part of the sum of weights, 0 to 1; null when the sum is not above 0. */
export function shares(rows: Rows, weightKey: string): readonly (number | null)[] {
  const weights = rows.map((row) => weightOf(row, weightKey));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : null));
}

export function weightSum(rows: Rows, weightKey: string): number {
  return rows.reduce((total, row) => total + weightOf(row, weightKey), 0);
}

function weightOf(row: JsonObject, key: string): number {
  const weight = row[key];
  return typeof weight === 'number' && weight > 0 ? weight : 0;
}

/** Share as people publish it: four digits, `0.7000%`. */
export function shareText(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(4)}%`;
}

/** Rows that may not go: the last one of a value that the module's rules ask for. */
export function lockedRows(rules: readonly RuleDefinition[], path: string, rows: Rows): ReadonlySet<number> {
  const locked = new Set<number>();
  for (const rule of rules) {
    if (!('along' in rule) || rule.is !== 'covers' || rule.along !== path) continue;
    for (const value of rule.values) {
      const holders = rows.flatMap((row, index) => (row[rule.field] === value ? [index] : []));
      if (holders.length === 1 && holders[0] !== undefined) locked.add(holders[0]);
    }
  }
  return locked;
}
