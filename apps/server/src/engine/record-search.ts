import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { RecordData } from '@quartermaster/domain/core/json';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { IDENTITY_SEPARATOR } from '@quartermaster/domain/record/identity';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import type { Admitted } from '@quartermaster/domain/rules/admitted-targets';
import type { Queryable } from '../db/database.ts';
import { escapeLike } from '../db/escape-like.ts';
import { admittedSql, findFewAdmitted } from './admitted-records.ts';
import { fieldValue } from './field-expression.ts';
import { gramKeysOf } from './gram-keys.ts';
import { containsTextSql, IN_BRANCH, searchSql } from './list-filter.ts';
import { orderColumns, orderOf, orderSql, readByOrder } from './list-order.ts';
import { listColumn, listTableName } from './list-table.ts';
import { createParameters, type Parameters } from './parameters.ts';
import { IS_HEAD, partitionOf } from './partition.ts';
import type { StoredRecord } from './stored-record.ts';

/** A module's records in one branch: one of the places that a search looks through. */
export type SearchedPlace = { readonly module: ResolvedModule; readonly branchId: number };

type FoundId = { readonly module: string; readonly recordId: string };

/** No module fills the answer alone, however many of its records contain the needle. */
const PER_MODULE = 5;
/** If more records of a module contain the needle, only the first ones found are compared. */
export const CANDIDATES = 10_000;
/** So many records are read at a time where all are. */
const PAGE = 1000;

/**
 * SQL: how near a record is to a needle, an escaped pattern in `search_text`: the one of that id,
 * those called exactly so, those whose name begins so, those that contain it.
 */
export const nearnessSql = (needle: string, ids: string): string => `
  case when record_id = any(${ids}) then 0
       when E'\\n' || search_text || E'\\n' like '%' || E'\\n' || ${needle} || E'\\n' || '%' then 1
       when E'\\n' || search_text like '%' || E'\\n' || ${needle} || '%' then 2
       else 3 end`;

/** Beyond so many, more referrers tell nothing. */
const REFERRERS_COUNTED = 100;

/** Orders records with exactly that name: people look more often for one that more records refer to. */
const REFERRERS = `
  case when hit.distance <> 1 then 0 else
    (select count(*) from (
       select from record_link as link
        where link.branch_id = any($2) and link.to_module = place.module
          and link.to_record_id = hit.record_id and link.to_field = ''
        limit ${REFERRERS_COUNTED}) as referrer) end`;

/**
 * The index of one partition after the other: PostgreSQL passes over all partitions but the place's
 * own, so that hundreds of modules cost a few milliseconds and the statement is planned once.
 */
const FIND_TEXT = `
  select place.module, hit.record_id as "recordId"
    from unnest($1::text[], $2::integer[]) with ordinality as place(module, branch_id, nth)
   cross join lateral (
     select candidate.*,
            ${nearnessSql('$4', '$5')} as distance
       from (select record_id, search_text from revision
              where module = place.module and branch_id = place.branch_id and record_id = any($5) and ${IS_HEAD}
             union
             (select record_id, search_text from revision
               where module = place.module and ${IS_HEAD}
                 and array[branch_id] @> array[place.branch_id] and grams @> $3::integer[]
                 and search_text like '%' || $4 || '%'
               limit ${CANDIDATES})) as candidate
      order by distance, length(candidate.search_text), candidate.record_id limit ${PER_MODULE}) as hit
   order by hit.distance, ${REFERRERS} desc, length(hit.search_text), place.nth, hit.record_id limit $6`;

/** One letter is in too many texts to look for; as an id it is one record of each module. */
const FIND_ID = `
  select place.module, hit.record_id as "recordId"
    from unnest($1::text[], $2::integer[]) with ordinality as place(module, branch_id, nth)
   cross join lateral (
     select record_id from revision
      where module = place.module and branch_id = place.branch_id and record_id = any($3) and ${IS_HEAD}) as hit
   order by place.nth limit $4`;

/** Records whose id or searched texts contain the needle, in any language: the nearest first. */
export async function searchRecords(
  database: Queryable,
  places: readonly SearchedPlace[],
  needle: string,
  limit: number,
): Promise<readonly FoundId[]> {
  const text = normalizeSearchText(needle);
  if (text === '') return [];
  const modules = places.map(({ module }) => module.key);
  const branches = places.map(({ branchId }) => branchId);
  const grams = gramKeysOf(text);
  // An id of several values is read with gaps between them: "12 3".
  const ids = [text, text.replaceAll(' ', IDENTITY_SEPARATOR)];
  const { rows } =
    grams.length === 0
      ? await database.query<FoundId>({ name: 'search ids', text: FIND_ID }, [modules, branches, ids, limit])
      : await database.query<FoundId>({ name: 'search texts', text: FIND_TEXT }, [
          modules,
          branches,
          grams,
          escapeLike(text),
          ids,
          limit,
        ]);
  return rows;
}

type StoredState = Pick<StoredRecord, 'recordId' | 'data'>;

type NearestRequest = {
  readonly needle: string;
  readonly limit: number;
  readonly wanted?: readonly Admitted[] | undefined;
  /** By whose alphabet names are in order where there is no needle. */
  readonly language: Language;
};

/**
 * The records of one module that contain the needle and have one of the `wanted` values in each field, or none there;
 * the nearest first and then in the order of their ids. Without a needle the first ones in the order of the module's list.
 */
export async function findNearest(
  database: Queryable,
  place: SearchedPlace,
  { needle, limit, wanted = [], language }: NearestRequest,
): Promise<readonly StoredState[]> {
  const few =
    wanted.length === 0 ? null : await findFewAdmitted(database, place.module, place.branchId, wanted);
  if (few?.length === 0) return [];
  const admitted = (parameters: Parameters): readonly string[] => [
    ...(few === null ? [] : [`r.record_id = any(${parameters.add(few)}::text[])`]),
    ...admittedSql(wanted, parameters),
  ];
  return normalizeSearchText(needle) === ''
    ? findFirst(database, place, { limit, admitted, language })
    : findContaining(database, place, { needle, limit, admitted, areFew: few !== null });
}

/** Conditions on rows `r`, made with the parameters of the statement that they are in. */
type ConditionsSql = (parameters: Parameters) => readonly string[];

type ContainingRequest = {
  readonly needle: string;
  readonly limit: number;
  readonly admitted: ConditionsSql;
  /** The admitted ones are found by their ids, so that no index of texts is needed. */
  readonly areFew: boolean;
};

async function findContaining(
  database: Queryable,
  { module, branchId }: SearchedPlace,
  { needle, limit, admitted, areFew }: ContainingRequest,
): Promise<readonly StoredState[]> {
  const text = normalizeSearchText(needle);
  const parameters = createParameters([branchId]);
  const fulfilled = admitted(parameters);
  const heads = (conditions: readonly string[]) =>
    `select record_id, sort_key, search_text, data from ${partitionOf(module)} as r
      where ${['branch_id = $1', IS_HEAD, ...conditions, ...fulfilled].join(' and ')}`;
  const most = parameters.add(limit);
  const contains = areFew ? [containsTextSql(text, parameters)] : searchSql(needle, parameters);
  const id = parameters.add(text);
  const nearness = nearnessSql(`${parameters.add(escapeLike(text))}::text`, `array[${id}::text]`);
  const others = heads([...contains.map((each) => each.sql), `record_id <> ${id}`]);
  // Nearly every text has a letter that is typed alone: the first ones that do are found at once.
  const isLetter = gramKeysOf(text).length === 0;
  const nearest = isLetter
    ? `${others} order by sort_key`
    : `select * from (${others} limit ${CANDIDATES}) as candidate order by ${nearness}, sort_key`;
  const { rows } = await database.query<StoredState>(
    `select record_id as "recordId", data from (
       (${heads([`record_id = ${id}`])} limit ${most}) union all (${nearest} limit ${most})
     ) as found order by ${nearness}, sort_key limit ${most}`,
    parameters.values,
  );
  return rows;
}

/** A record as it would be saved. */
type Draft = { readonly recordId: string; readonly data: RecordData };

/**
 * Other records of a module that have the same words as a draft in one of these fields, in any language. Only
 * indexed columns of the list table are asked, so that it takes no longer where there are 100,000.
 */
export async function findWithSameWords(
  database: Queryable,
  { module, branchId }: SearchedPlace,
  fields: readonly ResolvedField[],
  { recordId, data }: Draft,
  limit: number,
): Promise<readonly StoredState[]> {
  const parameters = createParameters([branchId, JSON.stringify(data), recordId]);
  const most = parameters.add(limit);
  const lookups = fields.flatMap((field) =>
    LANGUAGES.flatMap((language) => {
      const column = listColumn(module, field, language);
      const own = fieldValue(field, language, '$2::jsonb');
      if (column === null || own === null || column.index !== 'order') return [];
      return [
        `(select l.record_id from ${listTableName(module)} as l
           where l.branch_id = $1 and l.${column.name} = ${own.expression} and l.record_id <> $3 limit ${most})`,
      ];
    }),
  );
  if (lookups.length === 0) return [];
  const { rows } = await database.query<StoredState>(
    `select r.record_id as "recordId", r.data from ${partitionOf(module)} as r
      where r.branch_id = $1 and r.${IS_HEAD} and r.record_id in (${lookups.join(' union ')})
      order by r.sort_key limit ${most}`,
    parameters.values,
  );
  return rows;
}

/** The records of one module that have one of the texts, normalized, as their ID or as a whole searched text. */
export async function findCalled(
  database: Queryable,
  { module, branchId }: SearchedPlace,
  texts: readonly string[],
): Promise<readonly StoredState[]> {
  const wanted = texts.map((text) => ({ pattern: escapeLike(text), grams: gramKeysOf(text) }));
  const { rows } = await database.query<StoredState>(
    `select distinct on (r.record_id) r.record_id as "recordId", r.data
       from jsonb_to_recordset($2::jsonb) as wanted (pattern text, grams integer[])
       join ${partitionOf(module)} as r
         on ${IN_BRANCH} and r.${IS_HEAD} and r.grams @> wanted.grams
        and E'\\n' || r.search_text || E'\\n' like E'%\\n' || wanted.pattern || E'\\n%'
      order by r.record_id`,
    [branchId, JSON.stringify(wanted)],
  );
  return rows;
}

/** All records of one module, some at a time, for what only their readers can tell. */
export async function* readEach(
  database: Queryable,
  { module, branchId }: SearchedPlace,
): AsyncGenerator<readonly StoredState[]> {
  for (let after = '', isLast = false; !isLast;) {
    const { rows } = await database.query<StoredState>(
      `select record_id as "recordId", data from ${partitionOf(module)}
        where branch_id = $1 and ${IS_HEAD} and record_id > $2 order by record_id limit ${PAGE}`,
      [branchId, after],
    );
    isLast = rows.length < PAGE;
    after = rows.at(-1)?.recordId ?? after;
    if (rows.length > 0) yield rows;
  }
}

type FirstRequest = Pick<NearestRequest, 'limit' | 'language'> & { readonly admitted: ConditionsSql };

/** No text tells their order; every list of the module begins with these records. */
async function findFirst(
  database: Queryable,
  { module, branchId }: SearchedPlace,
  { limit, admitted, language }: FirstRequest,
): Promise<readonly StoredState[]> {
  const parameters = createParameters([branchId]);
  const order = orderOf({ module, language, sort: null });
  const isListed = readByOrder(order).includes('l');
  const listed = `${listTableName(module)} as l on l.branch_id = $1 and l.record_id = r.record_id`;
  const where = ['r.branch_id = $1', `r.${IS_HEAD}`, ...admitted(parameters)];
  const { rows } = await database.query<StoredState>(
    `select r.record_id as "recordId", r.data from ${partitionOf(module)} as r ${isListed ? `join ${listed}` : ''}
      where ${where.join(' and ')}
      order by ${orderSql(order, orderColumns(order, isListed ? 'l' : 'r'))} limit ${parameters.add(limit)}`,
    parameters.values,
  );
  return rows;
}
