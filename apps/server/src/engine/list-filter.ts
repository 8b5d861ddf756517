import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FilterCondition, FilterEntry } from '@quartermaster/contract/http/list-filter';
import type { FilterOperator } from '@quartermaster/contract/http/list-limits';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import { escapeLike } from '../db/escape-like.ts';
import { BRANCH_EXPRESSION, comparedAs, enumValues, fieldValue } from './field-expression.ts';
import { gramKeysOf } from './gram-keys.ts';
import { factSql, isGiven, type FactContext } from './list-facts.ts';
import { asciiColumn, listColumn } from './list-table.ts';
import type { Parameters } from './parameters.ts';
import { literal } from './partition.ts';
import { valueTotalSql } from './value-totals.ts';

/** Keeps the index of searches and filters to the list's own branch, which is every list's first value. */
export const IN_BRANCH = `${BRANCH_EXPRESSION.replace('branch_id', 'r.branch_id')} @> array[$1::integer]`;

/**
 * A condition on a record. `reads`: which of its rows it is about, of the list table as `l` or its revision
 * as `r`. `isUnordered`: no index has those that fulfil it in the order of a list. `total`: how many records of
 * the branch fulfil it, where that is kept.
 */
export type Condition = {
  readonly sql: string;
  readonly reads: ReadonlySet<'l' | 'r'>;
  readonly isUnordered?: boolean;
  readonly total?: string | null;
};

const ofRevision = (sql: string): Condition => ({ sql, reads: new Set(['r']) });
const ofListTable = (sql: string): Condition => ({ sql, reads: new Set(['l']) });

/** What every condition of a list's filter is made with. */
type ListContext = FactContext & { readonly language: Language };

type Context = Omit<ListContext, 'uncounted'> & { readonly field: ResolvedField; readonly value: JsonValue };

/** One SQL condition per entry of a filter. */
export function filterSql(filter: readonly FilterEntry[], list: ListContext): readonly Condition[] {
  const conditionOf = (condition: FilterCondition) => fieldOrFactSql(condition, list);
  return filter.map((entry) =>
    'any' in entry
      ? joined(
          entry.any.map((group) => joined(group.map(conditionOf), 'and')),
          'or',
        )
      : conditionOf(entry),
  );
}

function joined(conditions: readonly Condition[], word: 'and' | 'or'): Condition {
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(` ${word} `)})`,
    reads: new Set(conditions.flatMap(({ reads }) => [...reads])),
    isUnordered: conditions.some(({ isUnordered }) => isUnordered === true),
  };
}

function fieldOrFactSql(condition: FilterCondition, list: ListContext): Condition {
  const { field: key, op, value } = condition;
  const field = list.module.fieldByKey.get(key);
  if (field !== undefined) {
    const sql = conditionSql(op, { ...list, field, value: value ?? null });
    if (sql === null) throw new AppError('list_request', { field: key });
    return { ...sql, total: valueTotalSql(list.module, field, op, value ?? null) };
  }
  const fact = factSql(condition, list);
  if (fact === null) throw new AppError('list_request', { field: key });
  return ofRevision(fact);
}

/** Records whose searched texts contain the needle, in any language. */
export function searchSql(needle: string, parameters: Parameters): readonly Condition[] {
  const text = normalizeSearchText(needle);
  if (text === '') return [];
  const like = containsTextSql(text, parameters);
  return [...candidatesSql(text, parameters), like];
}

/** The same of a text that is normalized, row by row. */
export const containsTextSql = (text: string, parameters: Parameters): Condition =>
  ofRevision(`r.search_text like ${parameters.add(`%${escapeLike(text)}%`)}`);

/** Finds by the index what may contain a text, normalized as the searched texts are; none for one letter. */
function candidatesSql(text: string, parameters: Parameters): readonly Condition[] {
  const grams = gramKeysOf(text);
  return grams.length === 0
    ? []
    : [ofRevision(`r.grams @> ${parameters.add(grams)}::integer[]`), ofRevision(IN_BRANCH)];
}

/** Null: the field cannot be narrowed like this. */
function conditionSql(op: FilterOperator, context: Context): Condition | null {
  if (op === 'empty' || op === 'filled') return emptySql(op, context);
  switch (comparedAs(context.field)) {
    case 'number':
      return orderedSql(op, context, 'double precision', Number);
    case 'text':
      return op === 'contains' ? containsSql(context) : orderedSql(op, context, 'text', String);
    case 'localized':
      return op === 'contains' ? containsSql(context) : choiceSql(op, context, 'text', String);
    case 'rank':
      return rankSql(op, context);
    case 'list':
      return listSql(op, context);
    case 'none':
      return op === 'contains' ? containsSql(context) : null;
  }
}

/** The values that a condition names: one alone is a list of one. */
const valuesOf = (value: JsonValue): readonly JsonValue[] => (Array.isArray(value) ? value : [value]);

/** What a field is compared by: its column of the list table, or the revision's own data where it has none. */
function comparedSql({ module, field, language }: Context): Condition | null {
  const column = listColumn(module, field, language);
  if (column !== null) return ofListTable(`l.${column.name}`);
  const value = fieldValue(field, language, 'r.data');
  return value === null ? null : ofRevision(`(${value.expression})`);
}

function emptySql(op: 'empty' | 'filled', { field }: Context): Condition {
  const value = `r.data -> ${literal(field.key)}`;
  const isEmpty = `(${value} is null or ${value} in ('null', '""', '[]', '{}'))`;
  return ofRevision(op === 'empty' ? isEmpty : `not ${isEmpty}`);
}

/** A definition's values are part of the statement, so that it is planned for them; data may hold others. */
function rankSql(op: FilterOperator, context: Context): Condition | null {
  const { field, value, parameters } = context;
  const compared = comparedSql(context);
  if (compared === null || !['eq', 'in', 'not'].includes(op)) return null;
  const values = valuesOf(value).map((entry) => String(converted(field, entry, String)));
  const places = values.map((entry) => placeOf(field, entry));
  const isKnown = places.every((place) => place > 0);
  const [known, all]: [Condition, string] = isKnown
    ? [compared, `array[${places.join(', ')}]::integer[]`]
    : [ofRevision(`(r.data ->> ${literal(field.key)})`), `${parameters.add(values)}::text[]`];
  if (op === 'not') return { ...known, sql: `(${known.sql} is null or ${known.sql} <> all(${all}))` };
  const one = isKnown && places.length === 1 ? places[0] : undefined;
  return { ...known, sql: one === undefined ? `${known.sql} = any(${all})` : `${known.sql} = ${one}` };
}

type Convert = (value: JsonValue) => string | number;

function orderedSql(op: FilterOperator, context: Context, type: string, convert: Convert): Condition | null {
  const { value, parameters } = context;
  const compared = comparedSql(context);
  if (compared === null) return null;
  const bound = (operator: string, limit: JsonValue): Condition => ({
    ...compared,
    sql: `${compared.sql} ${operator} ${parameters.add(converted(context.field, limit, convert))}::${type}`,
  });
  if (op === 'gte') return bound('>=', value);
  if (op === 'lte') return bound('<=', value);
  if (op !== 'between') return choiceSql(op, context, type, convert);
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [from, to] = value as readonly JsonValue[];
  const bounds = [...(isGiven(from) ? [bound('>=', from)] : []), ...(isGiven(to) ? [bound('<=', to)] : [])];
  return bounds.length === 0 ? { sql: 'true', reads: new Set() } : joined(bounds, 'and');
}

function choiceSql(op: FilterOperator, context: Context, type: string, convert: Convert): Condition | null {
  const { value, parameters } = context;
  const compared = comparedSql(context);
  if (compared === null) return null;
  const { sql } = compared;
  const values = valuesOf(value).map((entry) => converted(context.field, entry, convert));
  if (op === 'eq' && values.length === 1)
    return { ...compared, sql: `${sql} = ${parameters.add(values[0])}::${type}` };
  const all = `${parameters.add(values)}::${type}[]`;
  if (op === 'in' || op === 'eq') return { ...compared, sql: `${sql} = any(${all})` };
  if (op === 'not') return { ...compared, sql: `(${sql} is null or ${sql} <> all(${all}))` };
  return null;
}

/** `eq` and `in`: the list has one of the values. `not`: it has none of them. */
function listSql(op: FilterOperator, { field, value, parameters }: Context): Condition | null {
  const wanted = valuesOf(value).map(String);
  const data = `r.data -> ${literal(field.key)}`;
  const hasOne = `exists (
    select from jsonb_array_elements_text(case when jsonb_typeof(${data}) = 'array' then ${data} else '[]' end) as entry
     where entry = any(${parameters.add(wanted)}::text[]))`;
  if (op === 'eq' || op === 'in' || op === 'contains') return ofRevision(hasOne);
  return op === 'not' ? ofRevision(`not ${hasOne}`) : null;
}

const ASCII = /^[\x20-\x7e]+$/;

/**
 * Matches any language of a text, case-insensitively: ASCII by its column of the list table, other needles
 * by the index of searches if the field is searched.
 */
function containsSql({ module, field, value, parameters }: Context): Condition {
  const needle = typeof value === 'string' ? value : JSON.stringify(value);
  const pattern = parameters.add(`%${escapeLike(needle.toLowerCase())}%`);
  const ascii = ASCII.test(needle) ? asciiColumn(module, field) : null;
  if (ascii !== null) return { ...ofListTable(`l.${ascii.name} like ${pattern}`), isUnordered: true };
  const data = `r.data -> ${literal(field.key)}`;
  const texts =
    comparedAs(field) === 'localized'
      ? LANGUAGES.map((language) => `${data} ->> ${literal(language)}`)
      : [`r.data ->> ${literal(field.key)}`];
  const candidates = module.search.includes(field.key)
    ? candidatesSql(normalizeSearchText(needle), parameters)
    : [];
  const oneOf = joined(
    texts.map((text) => ofRevision(`lower(${text}) like ${pattern}`)),
    'or',
  );
  return joined([...candidates, oneOf], 'and');
}

function converted({ key }: ResolvedField, value: JsonValue, convert: Convert): string | number {
  if (value === null || typeof value === 'object' || value === '')
    throw new AppError('list_request', { field: key });
  const result = convert(value);
  if (typeof result === 'number' && !Number.isFinite(result))
    throw new AppError('list_request', { field: key });
  return result;
}

/** Values outside the enum have no place and match nothing. */
function placeOf(field: ResolvedField, value: string): number {
  return field.kind === 'enum' ? enumValues(field).indexOf(value) + 1 : 0;
}
