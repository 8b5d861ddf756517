import type { FilterCondition, FilterEntry } from '@quartermaster/contract/http/list-filter';
import type { FilterOperator } from '@quartermaster/contract/http/list-limits';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import {
  BRANCH_EXPRESSION,
  comparedAs,
  enumValues,
  FACET_LENGTH,
  facetExpression,
  facetFields,
  facetOf,
  fieldExpression,
} from './field-expression.ts';
import { gramKeysOf } from './gram-keys.ts';
import { factSql, type FactContext } from './list-facts.ts';
import type { Parameters } from './parameters.ts';
import { literal } from './partition.ts';
import { ListRequestError } from './store-errors.ts';

/** Keeps the index of searches and filters to the list's own branch, which is every list's first value. */
const IN_BRANCH = `${BRANCH_EXPRESSION} @> array[$1::integer]`;

/** What every condition of a list's filter is made with. */
type ListContext = FactContext & { readonly language: Language };

type Context = Omit<ListContext, 'uncounted'> & { readonly field: ResolvedField; readonly value: JsonValue };

/** One SQL condition per entry of a filter, over the columns of a module's partition. */
export function filterSql(filter: readonly FilterEntry[], list: ListContext): readonly string[] {
  const sqlOf = (condition: FilterCondition) => fieldOrFactSql(condition, list);
  return filter.map((entry) =>
    'any' in entry
      ? `(${entry.any.map((group) => group.map(sqlOf).join(' and ')).join(' or ')})`
      : sqlOf(entry),
  );
}

function fieldOrFactSql(condition: FilterCondition, list: ListContext): string {
  const { field: key, op, value } = condition;
  const field = list.module.fieldByKey.get(key);
  const sql =
    field === undefined
      ? factSql(condition, list)
      : conditionSql(op, { ...list, field, value: value ?? null });
  if (sql === null) throw new ListRequestError(key, op);
  return sql;
}

/** Records whose searched texts contain the needle, in any language. */
export function searchSql(needle: string, parameters: Parameters): readonly string[] {
  const text = normalizeSearchText(needle);
  if (text === '') return [];
  const grams = gramKeysOf(text);
  const like = `search_text like ${parameters.add(`%${escapeLike(text)}%`)}`;
  return grams.length === 0 ? [like] : [`grams @> ${parameters.add(grams)}::integer[]`, IN_BRANCH, like];
}

/** Null: the field cannot be narrowed like this. */
function conditionSql(op: FilterOperator, context: Context): string | null {
  const emptySql = isEmptySql(context.field);
  if (op === 'empty') return emptySql;
  if (op === 'filled') return `not ${emptySql}`;
  const facetCondition = op === 'eq' || op === 'in' ? facetSql(context) : null;
  if (facetCondition !== null) return facetCondition;
  switch (comparedAs(context.field)) {
    case 'number':
      return orderedSql(op, context, 'double precision', Number);
    case 'text':
      return op === 'contains' ? containsSql(context) : orderedSql(op, context, 'text', String);
    case 'localized':
      return op === 'contains' ? containsSql(context) : choiceSql(op, context, 'text', String);
    case 'rank':
      return choiceSql(op, context, 'integer', (value) => placeOf(context.field, value));
    case 'list':
      return listSql(op, context);
    case 'none':
      return op === 'contains' ? containsSql(context) : null;
  }
}

/** One index answers every question for a value, alone and together with others and with a search. */
function facetSql({ module, field, value, parameters }: Context): string | null {
  const values = listOf(value);
  const isFacet =
    facetFields(module).includes(field) && values.every((entry) => textOf(entry).length < FACET_LENGTH);
  if (!isFacet) return null;
  const facets = values.map((entry) => facetOf(field, String(converted(entry, String))));
  return `${facetExpression(module)} && ${parameters.add(facets)}::text[] and ${IN_BRANCH}`;
}

const textOf = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

const listOf = (value: JsonValue): readonly JsonValue[] => (Array.isArray(value) ? value : [value]);

function isEmptySql(field: ResolvedField): string {
  const value = `data -> ${literal(field.key)}`;
  return `(${value} is null or ${value} in ('null', '""', '[]', '{}'))`;
}

type Convert = (value: JsonValue) => string | number;

function orderedSql(op: FilterOperator, context: Context, type: string, convert: Convert): string | null {
  const { field, language, value, parameters } = context;
  const expression = fieldExpression(field, language);
  const bound = (operator: string, limit: JsonValue) =>
    `${expression} ${operator} ${parameters.add(converted(limit, convert))}::${type}`;
  if (op === 'gte') return bound('>=', value);
  if (op === 'lte') return bound('<=', value);
  if (op !== 'between') return choiceSql(op, context, type, convert);
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [from, to] = value as readonly JsonValue[];
  const bounds = [...(isGiven(from) ? [bound('>=', from)] : []), ...(isGiven(to) ? [bound('<=', to)] : [])];
  return bounds.length === 0 ? 'true' : `(${bounds.join(' and ')})`;
}

const isGiven = (value: JsonValue | undefined): value is JsonValue => value !== undefined && value !== null;

function choiceSql(
  op: FilterOperator,
  { field, language, value, parameters }: Context,
  type: string,
  convert: Convert,
): string | null {
  const expression = fieldExpression(field, language);
  const values = listOf(value).map((entry) => converted(entry, convert));
  if (op === 'eq' && values.length === 1) return `${expression} = ${parameters.add(values[0])}::${type}`;
  if (op === 'in' || op === 'eq') return `${expression} = any(${parameters.add(values)}::${type}[])`;
  if (op === 'not')
    return `(${expression} is null or ${expression} <> all(${parameters.add(values)}::${type}[]))`;
  return null;
}

/** `eq` and `in`: the list has one of the values. `not`: it has none of them. */
function listSql(op: FilterOperator, { field, value, parameters }: Context): string | null {
  const wanted = listOf(value).map(String);
  const data = `data -> ${literal(field.key)}`;
  const hasOne = `exists (
    select from jsonb_array_elements_text(case when jsonb_typeof(${data}) = 'array' then ${data} else '[]' end) as entry
     where entry = any(${parameters.add(wanted)}::text[]))`;
  if (op === 'eq' || op === 'in' || op === 'contains') return hasOne;
  return op === 'not' ? `not ${hasOne}` : null;
}

/** Looks into every language of a text, without regard to case. */
function containsSql({ field, value, parameters }: Context): string {
  const key = literal(field.key);
  const texts = LANGUAGES.map((language) => `data -> ${key} ->> ${literal(language)}`);
  const haystack =
    comparedAs(field) === 'localized' ? `concat_ws(E'\\n', ${texts.join(', ')})` : `data ->> ${key}`;
  return `lower(${haystack}) like ${parameters.add(`%${escapeLike(textOf(value).toLowerCase())}%`)}`;
}

function converted(value: JsonValue, convert: Convert): string | number {
  if (value === null || typeof value === 'object' || value === '') throw new ListRequestError('', 'value');
  const result = convert(value);
  if (typeof result === 'number' && !Number.isFinite(result)) throw new ListRequestError('', 'value');
  return result;
}

/** Values outside the enum have no place and match nothing. */
function placeOf(field: ResolvedField, value: JsonValue): number {
  return field.kind === 'enum' ? enumValues(field).indexOf(textOf(value)) + 1 : 0;
}

/** A text as a pattern of `like` that stands for itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
