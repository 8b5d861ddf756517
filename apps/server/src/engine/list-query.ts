import { AppError } from '@quartermaster/contract/errors/app-error';
import { createHash } from 'node:crypto';
import type { FilterEntry } from '@quartermaster/contract/http/list-filter';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { childrenSql } from './children.ts';
import { filterSql, searchSql, type Condition } from './list-filter.ts';
import {
  isByIdentity,
  orderColumns,
  orderOf,
  orderSql,
  readByOrder,
  reversed,
  type Order,
} from './list-order.ts';
import { listTableName } from './list-table.ts';
import { createParameters, type Parameters } from './parameters.ts';
import { IS_HEAD, literal, partitionOf } from './partition.ts';
import type { LinkField } from './record-links.ts';
import { STORED_RECORD_COLUMNS, STORED_RECORD_JOINS, type StoredRecord } from './stored-record.ts';

/** What a list shows: which records, and in which order. */
export type ListSelection = {
  readonly module: ResolvedModule;
  readonly branchId: number;
  /** The language whose texts and alphabet localized fields sort by. */
  readonly language: Language;
  /** Field keys with commas between, `-` in front for descending; null: the module's own order. */
  readonly sort: string | null;
  readonly search: string | null;
  readonly filter: readonly FilterEntry[];
  /** A child module's records of one parent; null: of all. */
  readonly parent: string | null;
  /** References that do not make a record a referenced one: children name their parent. */
  readonly uncounted?: readonly LinkField[];
};

export type ListPage = { readonly total: number; readonly records: readonly StoredRecord[] };

/** `limit` null: all of them. */
export type PageRange = { readonly offset: number; readonly limit: number | null };

/** From here on it pays to know the total first and to count from the nearer end. */
const DEEP_OFFSET = 1000;

/** One page of a module's records with the exact total. */
export async function listRecords(
  database: Queryable,
  selection: ListSelection,
  range: PageRange,
): Promise<ListPage> {
  const query = queryOf(selection, orderOf(selection));
  if (query.source.total === null) {
    const { reads, isUnordered } = query.source;
    const text = reads === 'l' && !isUnordered ? countedSql(query, range) : filteredSql(query, range);
    return readPage(database, text, query.parameters.values, range.offset === 0 && isKept(text));
  }
  if (range.offset >= DEEP_OFFSET && range.limit !== null)
    return readDeepPage(database, selection, range.offset, range.limit);
  const page = await readTotalledPage(database, query, range);
  return page.records.length > 0 || range.offset === 0
    ? page
    : { total: await readTotal(database, selection), records: [] };
}

/** The records of a child module that belong to a parent, in the order of their ids. `limit` null: all of them. */
export async function listChildren(
  database: Queryable,
  module: ResolvedModule,
  branchId: number,
  parent: string,
  limit: number | null,
): Promise<readonly StoredRecord[]> {
  const { records } = await listRecords(
    database,
    { module, branchId, language: 'en', sort: 'record_id', search: null, filter: [], parent },
    { offset: 0, limit },
  );
  return records;
}

/** The SQL of a whole selection in its order, for reading it with a cursor. */
export function selectionSql(selection: ListSelection): {
  readonly text: string;
  readonly values: readonly unknown[];
} {
  const { order, source, parameters } = queryOf(selection, orderOf(selection));
  const text =
    source.reads === 'l'
      ? `select r.record_id, r.data from (select l.record_id, row_number() over (order by ${orderSql(order, orderColumns(order, 'l'))}) as place ${source.sql}) as hit
           join ${partitionOf(selection.module)} as r on r.branch_id = $1 and r.record_id = hit.record_id and r.${IS_HEAD}
          order by hit.place`
      : `select r.record_id, r.data ${source.sql} order by ${orderSql(order, orderColumns(order, source.keys))}`;
  return { text, values: parameters.values };
}

/**
 * The records of a selection: `from … where …` over the list table as `l`, over the revisions as `r`, or
 * over both. `keys`: the one of them that tells the record and the order. `total`: how many they are, as
 * the sum of what was written; null: they have to be counted.
 */
type Source = {
  readonly sql: string;
  readonly reads: 'l' | 'r' | 'both';
  readonly keys: 'l' | 'r';
  readonly total: string | null;
  readonly isNarrowed: boolean;
  readonly isUnordered: boolean;
};

/** What the statements of a list are made of. The first parameter is the branch. */
type ListQuery = {
  readonly module: ResolvedModule;
  readonly order: Order;
  readonly source: Source;
  readonly parameters: Parameters;
};

function queryOf(selection: ListSelection, order: Order): ListQuery {
  const parameters = createParameters([selection.branchId]);
  return {
    module: selection.module,
    order,
    source: sourceOf(selection, order, parameters),
    parameters,
  };
}

function sourceOf(selection: ListSelection, order: Order, parameters: Parameters): Source {
  const { module, parent } = selection;
  if (parent !== null && module.parent === null) throw new AppError('list_request', { field: 'parent' });
  const conditions = conditionsOf(selection, parameters);
  const read = new Set([...conditions.flatMap(({ reads }) => [...reads]), ...readByOrder(order)]);
  const keys = read.has('l') ? 'l' : 'r';
  const where = [
    `${keys}.branch_id = $1`,
    ...(keys === 'r' || read.has('r') ? [`r.${IS_HEAD}`] : []),
    ...(parent === null ? [] : [childrenSql(parent, keys, parameters)]),
    ...conditions.map(({ sql }) => sql),
  ];
  const listed = `${listTableName(module)} as l`;
  const stored = `${partitionOf(module)} as r`;
  const reads = keys === 'r' ? 'r' : read.has('r') ? 'both' : 'l';
  const from = {
    l: listed,
    r: stored,
    both: `${stored} join ${listed} on r.branch_id = $1 and l.record_id = r.record_id`,
  }[reads];
  return {
    sql: `from ${from} where ${where.join(' and ')}`,
    reads,
    keys,
    total: parent === null ? totalOf(module, conditions) : null,
    isNarrowed: conditions.length > 0 || parent !== null,
    isUnordered: conditions.some(({ isUnordered }) => isUnordered === true),
  };
}

/** Totals are kept of whole lists, and of the values of some fields. */
function totalOf(module: ResolvedModule, [first, ...others]: readonly Condition[]): string | null {
  if (first === undefined)
    return `(select coalesce(sum(delta), 0) from record_total where branch_id = $1 and module = ${literal(module.key)})`;
  return others.length === 0 ? (first.total ?? null) : null;
}

function conditionsOf(
  { module, search, filter, language, uncounted = [] }: ListSelection,
  parameters: Parameters,
): readonly Condition[] {
  return [
    ...filterSql(filter, { module, language, uncounted, parameters }),
    ...(search === null ? [] : searchSql(search, parameters)),
  ];
}

/** A page of a list whose total is kept. */
function readTotalledPage(database: Queryable, query: ListQuery, range: PageRange): Promise<ListPage> {
  const { order, source, parameters } = query;
  const { limit, offset } = range;
  if (source.isNarrowed) {
    const text = totalledSql(query, limitsSql(range));
    return readPage(database, text, parameters.values, offset === 0 && isKept(text));
  }
  const limits = `limit ${parameters.add(limit)} offset ${parameters.add(offset)}`;
  const sql = offset < DEEP_OFFSET && isByIdentity(order) ? unfilteredSql : totalledSql;
  return readPage(database, sql(query, limits), parameters.values, true);
}

/** The index gives the order, so only the rows of the page are read. */
function unfilteredSql({ module, order, source }: ListQuery, limits: string): string {
  return `
    select ${source.total} as total, ${STORED_RECORD_COLUMNS}
      from ${partitionOf(module)} as r ${STORED_RECORD_JOINS}
     where r.branch_id = $1 and r.${IS_HEAD}
     order by ${orderSql(order, orderColumns(order, 'r'))} ${limits}`;
}

/** Passes over the skipped records within an index alone, and reads only the rows of the page. */
function totalledSql({ module, order, source }: ListQuery, limits: string): string {
  return `
    with page as materialized (${placesSql(source, orderIn(source, order), limits)})
    select ${source.total} as total, record.*
      from (${pageRowsSql(partitionOf(module))}) as record order by record.place`;
}

/** The records of a page with their places. */
function placesSql(
  { sql, keys }: { readonly sql: string; readonly keys: string },
  order: string,
  limits: string,
): string {
  return `
    select record_id, row_number() over () as place from (
      select ${keys}.record_id ${sql} order by ${order} ${limits}) as ordered`;
}

const orderIn = ({ keys }: Source, order: Order): string => orderSql(order, orderColumns(order, keys));

/**
 * The list table answers alone: hits are counted within an index, and an index in the order gives the page.
 * The limits are part of the statement, so that it is planned for them.
 */
function countedSql({ module, order, source }: ListQuery, range: PageRange): string {
  return `
    with page as materialized (${placesSql(source, orderIn(source, order), limitsSql(range))})
    select totals.total, record.*
      from (select count(*) as total ${source.sql}) as totals
      left join lateral (${pageRowsSql(partitionOf(module))}) as record on true
     order by record.place`;
}

const limitsSql = ({ limit, offset }: PageRange): string =>
  `${limit === null ? '' : `limit ${Math.trunc(limit)}`} offset ${Math.trunc(offset)}`;

/** Hits are found and counted once; only the rows of the page are read again. */
function filteredSql({ module, order, source: { sql, keys } }: ListQuery, range: PageRange): string {
  const inHit = orderSql(
    order,
    order.map(({ column }) => `hit.${column}`),
  );
  return `
    with hit as materialized (
      select ${keys}.record_id, ${orderColumns(order, keys).join(', ')} ${sql}
    ), page as materialized (${placesSql({ sql: 'from hit', keys: 'hit' }, inHit, limitsSql(range))})
    select totals.total, record.*
      from (select count(*) as total from hit) as totals
      left join lateral (${pageRowsSql(partitionOf(module))}) as record on true
     order by record.place`;
}

function pageRowsSql(partition: string): string {
  return `
    select page.place, ${STORED_RECORD_COLUMNS} from page
      join ${partition} as r on r.branch_id = $1 and r.record_id = page.record_id and r.${IS_HEAD}
      ${STORED_RECORD_JOINS}`;
}

/** Counts from the nearer end. */
async function readDeepPage(
  database: Queryable,
  selection: ListSelection,
  offset: number,
  limit: number,
): Promise<ListPage> {
  const total = await readTotal(database, selection);
  const rest = total - offset - limit;
  const isNearEnd = rest < offset;
  const range = isNearEnd
    ? { offset: Math.max(rest, 0), limit: Math.min(limit, Math.max(total - offset, 0)) }
    : { offset, limit };
  const order = orderOf(selection);
  const query = queryOf(selection, isNearEnd ? reversed(order) : order);
  const { records } = await readTotalledPage(database, query, range);
  return { total, records: isNearEnd ? records.toReversed() : records };
}

async function readTotal(database: Queryable, selection: ListSelection): Promise<number> {
  const { source } = queryOf(selection, orderOf(selection));
  const summed = await database.query<{ total: number }>(`select ${source.total} as total`, [
    selection.branchId,
  ]);
  return onlyRow(summed).total;
}

/** A filter that nothing passes still answers one row, of the total alone. */
type PageRow = { readonly total: number } & (
  | StoredRecord
  | { readonly [column in keyof StoredRecord]: null }
);

/** `isPrepared`: the text is one of few, so that planning it once per connection pays. */
async function readPage(
  database: Queryable,
  text: string,
  values: readonly unknown[],
  isPrepared = false,
): Promise<ListPage> {
  const { rows } = await database.query<PageRow>(
    isPrepared ? { text, name: statementName(text) } : text,
    values,
  );
  return {
    total: rows[0]?.total ?? 0,
    records: rows.flatMap(({ recordId, data, revision, updatedAt, updatedBy }) =>
      recordId === null ? [] : [{ recordId, data, revision, updatedAt, updatedBy }],
    ),
  };
}

/** Unfiltered lists have few distinct statements, because they contain no values. */
const statementNames = new Map<string, string>();

function statementName(text: string): string {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = `list ${createHash('sha256').update(text).digest('base64url')}`;
  statementNames.set(text, name);
  return name;
}

/** Each connection keeps the plans of so many filters, some tens of kilobytes each. */
const MOST_KEPT = 64;
const kept = new Set<string>();

/** The first pages of filters that are asked first keep their plans; planning one takes longer than many run. */
function isKept(text: string): boolean {
  if (kept.size < MOST_KEPT) kept.add(text);
  return kept.has(text);
}
