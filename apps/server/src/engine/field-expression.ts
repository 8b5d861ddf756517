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

/** Of a longer text, SQL's `qm_text` and `qm_localized` tell so many characters. */
export const VALUE_LENGTH = 200;

/** What a field sorts and filters by: its value in the `data` of a revision, and the type of that. */
export type FieldValue = { readonly expression: string; readonly type: string };

/** Null: lists neither sort nor filter by it. A text localized differs by language. */
export function fieldValue(field: ResolvedField, language: Language, data = 'data'): FieldValue | null {
  const key = literal(field.key);
  switch (comparedAs(field)) {
    case 'number':
      return { expression: `qm_number(${data}, ${key})`, type: 'double precision' };
    case 'text':
      return {
        expression: `qm_text(${data}, ${key})`,
        type: `text collate ${WORDS.has(field.kind) ? COLLATIONS.en : '"C"'}`,
      };
    case 'rank':
      return field.kind === 'enum'
        ? { expression: `qm_rank(${data}, ${key}, ${choicesLiteral(enumValues(field))})`, type: 'integer' }
        : null;
    case 'localized':
      return {
        expression: `qm_localized(${data}, ${key}, ${literal(language)})`,
        type: `text collate ${COLLATIONS[language]}`,
      };
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

/** The only identity field sorts as the sort key does. */
export function isIdentityAlone(module: ResolvedModule, field: ResolvedField): boolean {
  return module.identity.length === 1 && module.identity[0] === field.key;
}

/** A row's branch as a list, so that it can be in the index of searches. */
export const BRANCH_EXPRESSION = 'array[branch_id]';
