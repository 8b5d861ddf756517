import type { FieldKind, ResolvedField } from '@quartermaster/domain/core/field';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { literal } from './partition.ts';

/** How a field's values compare in SQL. `list`: contained or not. `none`: only empty or filled. */
export type ComparedAs = 'number' | 'text' | 'rank' | 'localized' | 'list' | 'none';

const COMPARED_AS: Readonly<Record<FieldKind, ComparedAs>> = {
  id: 'number',
  integer: 'number',
  decimal: 'number',
  boolean: 'text',
  text: 'text',
  long_text: 'text',
  localized_text: 'localized',
  enum: 'rank',
  multi_enum: 'list',
  date_time: 'text',
  date: 'text',
  duration: 'number',
  color: 'text',
  asset: 'none',
  reference: 'text',
  reference_by: 'text',
  reward_list: 'none',
  cost_list: 'none',
  timeslot: 'none',
  condition_list: 'none',
  stat_block: 'none',
  rows: 'none',
  group: 'none',
  json: 'none',
};

/** Kinds of words, which people expect in the order of their language and not of its code points. */
const WORDS: ReadonlySet<FieldKind> = new Set(['text', 'long_text']);

const COLLATIONS: Readonly<Record<Language, string>> = {
  en: '"und-x-icu"',
  zh: '"zh-Hant-x-icu"',
  jp: '"ja-x-icu"',
};

export function comparedAs(field: ResolvedField): ComparedAs {
  if (field.kind === 'reference' && field.many === true) return 'list';
  return COMPARED_AS[field.kind];
}

/**
 * What a field sorts and filters by. The same text stands in the index and in every query:
 * PostgreSQL uses an index over an expression only for that expression.
 */
export function fieldExpression(field: ResolvedField, language: Language, alias = ''): string | null {
  const key = literal(field.key);
  const data = `${alias}data`;
  switch (comparedAs(field)) {
    case 'number':
      return `qm_number(${data}, ${key})`;
    case 'text':
      return `(qm_text(${data}, ${key}) collate ${WORDS.has(field.kind) ? COLLATIONS.en : '"C"'})`;
    case 'rank':
      return field.kind === 'enum' ? `qm_rank(${data}, ${key}, ${choicesLiteral(enumValues(field))})` : null;
    case 'localized':
      return `(qm_localized(${data}, ${key}, ${literal(language)}) collate ${COLLATIONS[language]})`;
    case 'list':
    case 'none':
      return null;
  }
}

/** The values of an enum in the order in which they sort. */
export function enumValues(field: ResolvedField<'enum'>): readonly string[] {
  return field.of.values.map(({ value }) => value);
}

function choicesLiteral(values: readonly string[]): string {
  return `array[${values.map(literal).join(', ')}]::text[]`;
}

/** Kinds of few values, or of values that are looked for whole. */
const FACETS: ReadonlySet<FieldKind> = new Set([
  'boolean',
  'text',
  'enum',
  'reference',
  'reference_by',
  'color',
]);

/** The longest part of a value that stands in a facet. */
export const FACET_LENGTH = 100;

/** The filters of a module that ask for a value: all of them together are one index. */
export function facetFields(module: ResolvedModule): readonly ResolvedField[] {
  return module.list.filters.flatMap((key) => {
    const field = module.fieldByKey.get(key);
    return field !== undefined && FACETS.has(field.kind) && comparedAs(field) !== 'list' ? [field] : [];
  });
}

/** A record's facets as a list of texts `field=value`; null where the module has none. */
export function facetExpression(module: ResolvedModule): string | null {
  const facets = facetFields(module).map(
    ({ key }) => `${literal(`${key}=`)} || left(data ->> ${literal(key)}, ${FACET_LENGTH})`,
  );
  return facets.length === 0 ? null : `array_remove(array[${facets.join(', ')}], null)`;
}

export function facetOf(field: ResolvedField, value: string): string {
  return `${field.key}=${Array.from(value).slice(0, FACET_LENGTH).join('')}`;
}

/** A row's branch as a list, so that it can stand in the index of searches and filters. */
export const BRANCH_EXPRESSION = 'array[branch_id]';
