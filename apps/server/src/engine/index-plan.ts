import { createHash } from 'node:crypto';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import {
  BRANCH_EXPRESSION,
  comparedAs,
  facetExpression,
  facetFields,
  fieldExpression,
} from './field-expression.ts';
import { IS_HEAD, partitionOf } from './partition.ts';

/** An index a partition should have. Its name carries a hash of its definition: another definition, another name. */
export type PlannedIndex = { readonly name: string; readonly sql: string };

/** Names of indexes that the reconciler made, and may drop, end like this. */
export const PLANNED_INDEX_NAME = /_ix_[0-9a-f]{12}$/;

const NAME_LIMIT = 63;

/** Every index that a module's definition asks for. */
export function plannedIndexes(module: ResolvedModule): readonly PlannedIndex[] {
  const closed = 'to_seq < 9223372036854775807';
  const columns = [
    `(branch_id, sort_key, record_id) where ${IS_HEAD}`,
    `(branch_id, from_seq)`,
    `(branch_id, to_seq) where ${closed}`,
    `(branch_id, record_id, from_seq) where ${closed}`,
    ...indexedExpressions(module).map(
      (expression) => `(branch_id, ${expression}, sort_key) where ${IS_HEAD}`,
    ),
  ];
  const facets = facetExpression(module);
  const contents = ['grams', `(${BRANCH_EXPRESSION})`, ...(facets === null ? [] : [`(${facets})`])];
  return [
    plan(module, 'unique index', `(branch_id, record_id) where ${IS_HEAD}`),
    ...columns.map((definition) => plan(module, 'index', definition)),
    plan(module, 'index', `using gin (${contents.join(', ')}) where ${IS_HEAD}`),
  ];
}

/** The fields that lists sort by or narrow to a range, as expressions; localized texts once per language. */
function indexedExpressions(module: ResolvedModule): readonly string[] {
  const { sorts, filters, sort } = module.list;
  const facets = new Set(facetFields(module).map(({ key }) => key));
  const ranges = filters.filter((key) => !facets.has(key) && !isLocalized(module, key));
  const keys = new Set([...sorts, ...ranges, ...(sort === null ? [] : [sort.field])]);
  const fields = [...keys]
    .flatMap((key) => module.fieldByKey.get(key) ?? [])
    .filter((field) => !isIdentityAlone(module, field));
  const expressions = fields.flatMap((field) => {
    const languages = comparedAs(field) === 'localized' ? LANGUAGES : ([LANGUAGES[0]] as const);
    return languages.flatMap((language) => fieldExpression(field, language) ?? []);
  });
  return [...new Set(expressions)];
}

/** Localized texts are narrowed by what they contain, which no ordered index answers. */
const isLocalized = (module: ResolvedModule, key: string): boolean =>
  module.fieldByKey.get(key)?.kind === 'localized_text';

/** The only identity field sorts as the sort key does, and that has its index already. */
export function isIdentityAlone(module: ResolvedModule, field: ResolvedField): boolean {
  return module.identity.length === 1 && module.identity[0] === field.key;
}

function plan(module: ResolvedModule, kind: string, definition: string): PlannedIndex {
  const partition = partitionOf(module);
  const suffix = `_ix_${createHash('sha256').update(`${partition} ${kind} ${definition}`).digest('hex').slice(0, 12)}`;
  const name = partition.slice(0, NAME_LIMIT - suffix.length) + suffix;
  return { name, sql: `create ${kind} if not exists ${name} on ${partition} ${definition}` };
}
