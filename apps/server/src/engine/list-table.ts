import type { ResolvedField } from '@quartermaster/domain/core/field';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { sortableFields } from '@quartermaster/domain/record/sortable-fields';
import { sha256 } from '../platform/sha256.ts';
import { comparedAs, enumValues, fieldValue, isIdentityAlone, type FieldValue } from './field-expression.ts';
import { IS_HEAD, literal, partitionOf } from './partition.ts';

/*
 * A module's list table has a narrow row per newest state: the record's keys, and as a typed column
 * each field that lists filter by, sort by or show. Filters, counts and orders read it and no JSON.
 */

/** A column of a list table. */
export type ListColumn = FieldValue & {
  readonly name: string;
  /** What lists of any length ask of it: its values in order, or which of its texts contain another. */
  readonly index: 'order' | 'contains' | null;
  /** The few values that it can have; null: it is not of a field of few values that lists filter by. */
  readonly choices: readonly string[] | null;
};

export type ListTable = {
  readonly name: string;
  readonly columns: readonly ListColumn[];
  /** Everything that it is made of, as a short text that is another one for another definition. */
  readonly shape: string;
};

/** The parent of every list table. */
export const ANY_LIST_TABLE = 'listed.record';

const known = new WeakMap<ResolvedModule, ListTable | null>();

/** Null: the module's lists have their own order alone, and no filters of one value. */
export function listTableOf(module: ResolvedModule): ListTable | null {
  const table = known.get(module);
  if (table !== undefined) return table;
  const columns = [...listColumns(module), ...sharedPathColumn(module)];
  const name = listTableName(module);
  const made = columns.length === 0 ? null : { name, columns, shape: shapeOf(name, columns) };
  known.set(module, made);
  return made;
}

export const listTableName = (module: Pick<ResolvedModule, 'key'>): string =>
  `listed.${partitionOf(module).replace('revision_', 'of_')}`;

/** The column that a field has in a language; null: none. */
export function listColumn(
  module: ResolvedModule,
  field: ResolvedField,
  language: Language,
): ListColumn | null {
  const name = columnName(field, language);
  return listTableOf(module)?.columns.find((column) => column.name === name) ?? null;
}

/** The column with what a field says in ASCII, in lower case and in all languages; null: it has none. */
export function asciiColumn(module: ResolvedModule, field: ResolvedField): ListColumn | null {
  const name = asciiName(field);
  return listTableOf(module)?.columns.find((column) => column.name === name) ?? null;
}

/** The column with the paths of a module's records without their language; null: they have no such paths. */
export function listedSharedPath(module: ResolvedModule): string | null {
  const { translated } = module.list;
  return translated === null ? null : `f_${translated.path}$shared`;
}

/** A language that its field does not know counts as none. */
function sharedPathColumn(module: ResolvedModule): readonly ListColumn[] {
  const name = listedSharedPath(module);
  const { translated } = module.list;
  if (name === null || translated === null) return [];
  const [path, language] = [translated.path, translated.language].map((key) => {
    const field = module.fieldByKey.get(key);
    return field === undefined ? undefined : fieldValue(field, LANGUAGES[0])?.expression;
  });
  const word = `case when ${language} is not null then data ->> ${literal(translated.language)} end`;
  const expression = `qm_without_language(${path}, ${word})`;
  return [{ name, type: 'text collate "C"', expression, index: 'order', choices: null }];
}

const asciiName = ({ key }: ResolvedField): string => `f_${key}$ascii`;

/**
 * Few different groups of three letters occur in ASCII, so that their index costs a fifth of one over the texts
 * of all scripts; for those, the index of searches is as good.
 */
const asciiColumnOf = (field: ResolvedField): ListColumn => ({
  name: asciiName(field),
  type: 'text collate "C"',
  expression: `qm_ascii(data, ${literal(field.key)})`,
  index: 'contains',
  choices: null,
});

function choicesOf(field: ResolvedField): readonly string[] | null {
  if (field.kind === 'boolean') return ['true', 'false'];
  return field.kind === 'enum' ? enumValues(field) : null;
}

function listColumns(module: ResolvedModule): readonly ListColumn[] {
  const { sorts, filters, sort } = module.list;
  const sorted = new Set([...sorts, ...(sort === null ? [] : [sort.field])]);
  return [...new Set([...sorted, ...filters, ...sortableFields(module)])].flatMap((key) => {
    const field = module.fieldByKey.get(key);
    if (field === undefined || isIdentityAlone(module, field)) return [];
    const choices = filters.includes(key) ? choicesOf(field) : null;
    const isLocalized = comparedAs(field) === 'localized';
    const languages = isLocalized ? LANGUAGES : ([LANGUAGES[0]] as const);
    // Words are narrowed by what they contain, which no ordered index answers.
    // What is only shown is sorted by without an index: the table is narrow enough to be passed through.
    const index = sorted.has(key) || (filters.includes(key) && !isLocalized) ? 'order' : null;
    const compared = languages.flatMap((language): readonly ListColumn[] => {
      const value = fieldValue(field, language);
      return value === null ? [] : [{ ...value, name: columnName(field, language), index, choices }];
    });
    return isLocalized ? [...compared, asciiColumnOf(field)] : compared;
  });
}

const columnName = (field: ResolvedField, language: Language): string =>
  comparedAs(field) === 'localized' ? `f_${field.key}$${language}` : `f_${field.key}`;

const namesOf = ({ columns }: ListTable): readonly string[] => [
  'branch_id',
  'record_id',
  'sort_key',
  ...columns.map(({ name }) => name),
];

function shapeOf(name: string, columns: readonly ListColumn[]): string {
  const parts = columns.map(({ name: column, type, expression, index, choices }) => [
    column,
    type,
    expression,
    index,
    choices,
  ]);
  return sha256(JSON.stringify([name, parts])).slice(0, 12);
}

/** Makes the table and fills it. Writers of the module wait meanwhile, readers do not. */
export function makingListTable(module: ResolvedModule, table: ListTable): readonly string[] {
  const { name, columns } = table;
  const partition = partitionOf(module);
  const typed = columns.map((column) => `${column.name} ${column.type}`);
  return [
    `lock table ${partition} in share mode`,
    `drop table if exists ${name}`,
    `create table ${name} (${typed.join(', ')}) inherits (${ANY_LIST_TABLE})`,
    `alter table ${name} set (autovacuum_vacuum_insert_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.05)`,
    `insert into ${name} (${namesOf(table).join(', ')}) ${listedRows(table, partition)} where ${IS_HEAD} order by branch_id, sort_key`,
    `create unique index on ${name} (branch_id, record_id)`,
    ...columns.flatMap((column) => indexSql(table, column)),
    `comment on table ${name} is '${table.shape}'`,
    `analyze ${name}`,
  ];
}

/** The most columns that an index carries beside its own. */
const MOST_CARRIED = 12;

function indexSql({ name, columns }: ListTable, column: ListColumn): readonly string[] {
  if (column.index === 'order') return [orderIndexSql(name, columns, column)];
  return column.index === 'contains'
    ? [`create index on ${name} using gin (branch_id, ${column.name} gin_trgm_ops)`]
    : [];
}

/**
 * The index of a column carries the small ones that lists filter by: several filters are counted, and a
 * list is passed through in any order, without a look at the rows.
 */
function orderIndexSql(name: string, columns: readonly ListColumn[], column: ListColumn): string {
  const carried = columns.filter(({ choices }) => choices !== null).filter((other) => other !== column);
  const names = carried.slice(0, MOST_CARRIED).map((other) => other.name);
  return `create index on ${name} (branch_id, ${column.name}, sort_key) include (${['record_id', ...names].join(', ')})`;
}

/** The rows of a list table as its revisions say them. */
export const listedRows = ({ columns }: ListTable, from: string, branch = 'branch_id'): string =>
  `select ${[branch, 'record_id', 'sort_key', ...columns.map(({ expression }) => expression)].join(', ')} from ${from}`;

/**
 * Lists the newest states of some records. `from`: a relation with their keys and `data`, with what
 * narrows it. What a list shows already as it is, is not written.
 */
export function listing(table: ListTable, from: string): string {
  const names = table.columns.map(({ name }) => name);
  const row = (of: string): string => `(${names.map((name) => `${of}.${name}`).join(', ')})`;
  return `
    insert into ${table.name} as old (${namesOf(table).join(', ')})
    ${listedRows(table, from, '$1')}
    on conflict (branch_id, record_id) do update set (${names.join(', ')}) = row${row('excluded')}
     where ${row('old')} is distinct from ${row('excluded')}`;
}

/** Lists in one branch (`$2`) what is listed in another (`$1`). */
export function copyingListed(table: ListTable, which: string): string {
  const [, ...others] = namesOf(table);
  return `
    insert into ${table.name} (branch_id, ${others.join(', ')})
    select $2, ${others.join(', ')} from ${table.name} where branch_id = $1 and ${which} order by sort_key`;
}

/** Rows of a list table that no newest state says, and those that are missing. */
export function wronglyListed(table: ListTable, partition: string): string {
  const is = `select ${namesOf(table).join(', ')} from ${table.name}`;
  const shall = `${listedRows(table, partition)} where ${IS_HEAD}`;
  return `(${is} except all ${shall}) union all (${shall} except all ${is})`;
}
