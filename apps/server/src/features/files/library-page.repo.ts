import type { LibraryQuery } from '@quartermaster/contract/http/file-library';
import type { RecordOf } from '@quartermaster/domain/core/define-module';
import type { RecordData } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import type { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import type { Queryable } from '../../db/database.ts';
import { enumValues } from '../../engine/field-expression.ts';
import { listColumn, listedSharedPath, listTableName } from '../../engine/list-table.ts';
import { createParameters, type Parameters } from '../../engine/parameters.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';

/*
 * The library is narrowed, counted and summed over the files' list table, a narrow row for each of them; only the
 * files of the page are read as records.
 */

/** The files of an environment. */
export type Files = { readonly module: ResolvedModule; readonly branchId: number };

/** A file with the number of records, in any version, that refer to it. */
export type StoredFile = { readonly recordId: string; readonly data: RecordData; readonly usedBy: number };

export type FolderSum = {
  /** Null: in no folder. */
  readonly path: string | null;
  readonly files: number;
  readonly bytes: number;
  readonly bootFiles: number;
  readonly bootBytes: number;
};

type FileField = Extract<keyof RecordOf<typeof fileSetting>, string>;

/** A field's column in the row `l` of the list table. */
function columnOf(module: ResolvedModule, key: FileField, row = 'l'): string {
  const field = module.fieldByKey.get(key);
  const column = field === undefined ? null : listColumn(module, field, LANGUAGES[0]);
  if (column === null) throw new Error(`Files are not listed by ${key}.`);
  return `${row}.${column.name}`;
}

/** A word as a list table has it: its place among the words of its field; null: it is none of them. */
function rankOf(module: ResolvedModule, key: FileField, word: string): number | null {
  const field = module.fieldByKey.get(key);
  const place = field?.kind === 'enum' ? enumValues(field).indexOf(word) : -1;
  return place < 0 ? null : place + 1;
}

/** Where a record of any version of the environment names the file `l`. `$1`: the branch of the files. */
const usesOf = (module: ResolvedModule): string => `
  from branch as own
  join branch as b on b.environment_id = own.environment_id
  join record_link as link on link.branch_id = b.id and link.to_module = '${FILE_MODULE.key}'
   and link.to_field = '${FILE_MODULE.pathField}' and link.to_record_id = ${columnOf(module, 'path')} collate "C"
  where own.id = $1`;

/** The column of `logicalPath`, which the files of one picture in several languages share. */
function sharedPath(module: ResolvedModule): string {
  const column = listedSharedPath(module);
  if (column === null) throw new Error('Files are not listed by their path without the language.');
  return `l.${column}`;
}

/** The ranks of all languages as the bits of a number. */
const allRanks = (module: ResolvedModule): number =>
  LANGUAGES.reduce((bits, language) => bits | (1 << (rankOf(module, 'locale', language) ?? 0)), 0);

/** The paths of files that are there in some languages only; a file without a language serves them all. */
function incompleteSql(module: ResolvedModule): string {
  const all = allRanks(module);
  const languages = `bit_or(coalesce(1 << ${columnOf(module, 'locale')}, ${all}))`;
  return `
    select ${sharedPath(module)} from ${listTableName(module)} as l where l.branch_id = $1
     group by 1 having ${languages} <> ${all}`;
}

function conditionsOf(
  module: ResolvedModule,
  { folder, q, kind, show }: LibraryQuery,
  parameters: Parameters,
): readonly string[] {
  const path = `${columnOf(module, 'path')} collate "C"`;
  return [
    'l.branch_id = $1',
    ...(folder === undefined ? [] : [`starts_with(${path}, ${parameters.add(`${folder}/`)})`]),
    ...(q === undefined ? [] : [`strpos(${path}, ${parameters.add(q.trim().toLowerCase())}) > 0`]),
    ...(kind === undefined
      ? []
      : [`${columnOf(module, 'kind')} = ${parameters.add(rankOf(module, 'kind', kind))}::integer`]),
    ...(show === undefined ? [] : [shownSql(module, show)]),
  ];
}

function shownSql(module: ResolvedModule, show: NonNullable<LibraryQuery['show']>): string {
  switch (show) {
    case 'used':
      return `exists (select ${usesOf(module)})`;
    case 'unused':
      return `not exists (select ${usesOf(module)})`;
    case 'deprecated':
      return `${columnOf(module, 'deprecated')} = 'true'`;
    case 'boot':
      return `${columnOf(module, 'preload')} = ${rankOf(module, 'preload', 'boot')}`;
    case 'missing_language':
      return `${sharedPath(module)} in (${incompleteSql(module)})`;
  }
}

/** How many files a query is about, and those of one page in the order of their paths. */
export async function listFilePage(
  db: Queryable,
  { module, branchId }: Files,
  query: LibraryQuery,
  perPage: number,
): Promise<{ readonly total: number; readonly files: readonly StoredFile[] }> {
  const parameters = createParameters([branchId]);
  const where = conditionsOf(module, query, parameters).join(' and ');
  const from = `from ${listTableName(module)} as l where ${where}`;
  const order = `${columnOf(module, 'path')}, l.sort_key`;
  const values = [...parameters.values, (query.page - 1) * perPage, perPage];
  const { rows } = await db.query<StoredFile & { total: number }>(
    `with hit as materialized (
       select l.record_id, l.sort_key, ${columnOf(module, 'path')} ${from}), page as (
       select l.* from hit as l order by ${order} offset $${values.length - 1} limit $${values.length})
     select (select count(*) from hit) as total, l.record_id as "recordId", r.data,
            (select count(distinct (link.module, link.record_id)) ${usesOf(module)}) as "usedBy"
       from (select) as always
       left join page as l on true
       left join ${partitionOf(module)} as r on r.branch_id = $1 and r.record_id = l.record_id and r.${IS_HEAD}
      order by ${order}`,
    values,
  );
  // Behind the last page there is one row that has the total alone.
  return { total: rows[0]?.total ?? 0, files: rows.filter(({ recordId }) => recordId !== null) };
}

/** The languages of those logical paths that have files; null among them: one that serves all. */
export async function findLocales(
  db: Queryable,
  { module, branchId }: Files,
  logicalPaths: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<Language | null>>> {
  const { rows } = await db.query<{ logical: string; rank: number | null }>(
    `select distinct ${sharedPath(module)} as logical, ${columnOf(module, 'locale')} as rank
       from ${listTableName(module)} as l where l.branch_id = $1 and ${sharedPath(module)} = any($2)`,
    [branchId, [...new Set(logicalPaths)]],
  );
  const locales = new Map<string, Set<Language | null>>();
  for (const { logical, rank } of rows) {
    const locale = LANGUAGES.find((language) => rankOf(module, 'locale', language) === rank) ?? null;
    locales.set(logical, (locales.get(logical) ?? new Set()).add(locale));
  }
  return locales;
}

/** What is in each folder itself, without the folders inside it. */
export async function sumFolders(db: Queryable, { module, branchId }: Files): Promise<readonly FolderSum[]> {
  const bytes = columnOf(module, 'size_bytes');
  const path = `${columnOf(module, 'path')} collate "C"`;
  const isBoot = `${columnOf(module, 'preload')} = ${rankOf(module, 'preload', 'boot')}`;
  const { rows } = await db.query<FolderSum>(
    `select case when strpos(${path}, '/') > 0
                 then left(${path}, length(${path}) - length(split_part(${path}, '/', -1)) - 1) end as path,
            count(*) as files, coalesce(sum(${bytes}), 0) as bytes,
            count(*) filter (where ${isBoot}) as "bootFiles",
            coalesce(sum(${bytes}) filter (where ${isBoot}), 0) as "bootBytes"
       from ${listTableName(module)} as l where l.branch_id = $1 group by 1`,
    [branchId],
  );
  return rows;
}
