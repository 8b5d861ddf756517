import type { TextsQuery } from '@quartermaster/contract/http/localization';
import type { RecordData } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { searchSql } from '../../engine/list-filter.ts';
import { createParameters } from '../../engine/parameters.ts';
import { IS_HEAD, literal, partitionOf } from '../../engine/partition.ts';

export type TextSelection = Pick<TextsQuery, 'q' | 'namespace'> & {
  /** Without a text in one of these languages. */
  readonly missingIn: readonly Language[];
  readonly withFiles: boolean;
  /** Only these; null: all. */
  readonly ids: readonly string[] | null;
};

/** One page of the keys that a selection has, in order, and how many it has in all. */
export async function findTextIds(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  { q, namespace, missingIn, withFiles, ids }: TextSelection,
  range: { readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly ids: readonly string[] }> {
  const parameters = createParameters([branchId]);
  const conditions = [
    'branch_id = $1',
    IS_HEAD,
    ...(q === undefined ? [] : searchSql(q, parameters)),
    ...(namespace === undefined ? [] : [`data ->> 'namespace' = ${parameters.add(namespace)}`]),
    ...(missingIn.length === 0 ? [] : [`(${missingIn.map(isMissingSql).join(' or ')})`]),
    ...(withFiles ? [HAS_FILES] : []),
    ...(ids === null ? [] : [`record_id = any(${parameters.add(ids)}::text[])`]),
  ];
  const hits = `select record_id, sort_key from ${partitionOf(module)} where ${conditions.join(' and ')}`;
  const found = await db.query<{ total: number; ids: readonly string[] }>(
    `with hit as materialized (${hits})
     select (select count(*) from hit) as total,
            array(select record_id from hit order by sort_key
                   limit ${parameters.add(range.limit)} offset ${parameters.add(range.offset)}) as ids`,
    parameters.values,
  );
  return onlyRow(found);
}

const isMissingSql = (language: Language): string =>
  `btrim(coalesce(data ->> ${literal(language)}, '')) = ''`;

const HAS_FILES = `(${LANGUAGES.map((language) => `data -> ${literal(`asset_path_${language}`)} ->> 'path' is not null`).join(' or ')})`;

export type TextCounts = {
  readonly total: number;
  readonly files: number;
  readonly missing: Readonly<Record<Language, number>>;
  readonly incomplete: number;
};

/** How many texts there are, and how many are without one language or another. */
export async function countTexts(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
): Promise<TextCounts> {
  const missing = LANGUAGES.map(
    (language) => `${literal(language)}, count(*) filter (where ${isMissingSql(language)})`,
  );
  const counted = await db.query<TextCounts>(
    `select count(*) as total, count(*) filter (where ${HAS_FILES}) as files,
            json_build_object(${missing.join(', ')}) as missing,
            count(*) filter (where ${LANGUAGES.map(isMissingSql).join(' or ')}) as incomplete
       from ${partitionOf(module)} where branch_id = $1 and ${IS_HEAD}`,
    [branchId],
  );
  return onlyRow(counted);
}

/** Every key of a branch with the revision it is at. */
export async function findRevisions(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
): Promise<readonly { readonly recordId: string; readonly revision: number }[]> {
  const { rows } = await db.query<{ recordId: string; revision: number }>(
    `select record_id as "recordId", from_seq as revision from ${partitionOf(module)}
      where branch_id = $1 and ${IS_HEAD}`,
    [branchId],
  );
  return rows;
}

type JudgedText = { readonly recordId: string; readonly revision: number; readonly data: RecordData };

/** Some texts as they are now. */
export async function readTexts(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  recordIds: readonly string[],
): Promise<readonly JudgedText[]> {
  const { rows } = await db.query<JudgedText>(
    `select record_id as "recordId", from_seq as revision, data from ${partitionOf(module)}
      where branch_id = $1 and record_id = any($2) and ${IS_HEAD}`,
    [branchId, recordIds],
  );
  return rows;
}

/** The keys of texts that were saved after a point of the log: only they can differ from what was live then. */
export async function findTextsSince(
  db: Queryable,
  module: ResolvedModule,
  branchId: number,
  seq: number,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ record_id: string }>(
    `select record_id from ${partitionOf(module)} where branch_id = $1 and ${IS_HEAD} and from_seq > $2`,
    [branchId, seq],
  );
  return rows.map(({ record_id: id }) => id);
}
