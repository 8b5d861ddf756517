import { createHash } from 'node:crypto';
import type { FilterEntry } from '@quartermaster/contract/http/list-filter';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { childrenSql } from './children.ts';
import { filterSql, searchSql } from './list-filter.ts';
import { orderOf, orderSql, reversed, type Order } from './list-order.ts';
import { createParameters, type Parameters } from './parameters.ts';
import { IS_HEAD, partitionOf } from './partition.ts';
import type { LinkField } from './record-links.ts';
import { ListRequestError } from './store-errors.ts';
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
  const order = orderOf(selection);
  const parameters = createParameters([selection.branchId]);
  const conditions = conditionsOf(selection, parameters);
  if (conditions.length > 0)
    return readPage(
      database,
      filteredSql(selection, order, conditions, range, parameters),
      parameters.values,
    );
  if (range.offset >= DEEP_OFFSET && range.limit !== null)
    return readDeepPage(database, selection, order, range.offset, range.limit);
  const page = await readPage(
    database,
    unfilteredSql(selection, order, range, parameters),
    parameters.values,
    true,
  );
  return page.records.length > 0 || range.offset === 0
    ? page
    : { total: await readTotal(database, selection), records: [] };
}

/** The SQL of a whole selection in its order, for reading it with a cursor. */
export function selectionSql(selection: ListSelection): {
  readonly text: string;
  readonly values: readonly unknown[];
} {
  const parameters = createParameters([selection.branchId]);
  const conditions = conditionsOf(selection, parameters);
  const text = `select record_id, data from ${partitionOf(selection.module)}
    where ${[`branch_id = $1`, IS_HEAD, ...conditions].join(' and ')} order by ${orderSql(orderOf(selection))}`;
  return { text, values: parameters.values };
}

function conditionsOf(
  { module, search, filter, language, parent, uncounted = [] }: ListSelection,
  parameters: Parameters,
): readonly string[] {
  if (parent !== null && module.parent === null) throw new ListRequestError('parent', 'eq');
  return [
    ...(parent === null ? [] : [childrenSql(parent, parameters)]),
    ...filterSql(filter, { module, language, uncounted, parameters }),
    ...(search === null ? [] : searchSql(search, parameters)),
  ];
}

/** The index gives the order, so only the rows of the page are read. The total is the sum of its changes. */
function unfilteredSql(
  { module }: ListSelection,
  order: Order,
  { offset, limit }: PageRange,
  parameters: Parameters,
): string {
  return `
    select ${totalSql(parameters.add(module.key))} as total, ${STORED_RECORD_COLUMNS}
      from ${partitionOf(module)} as r ${STORED_RECORD_JOINS}
     where r.branch_id = $1 and r.${IS_HEAD}
     order by ${orderSql(order)} limit ${parameters.add(limit)} offset ${parameters.add(offset)}`;
}

/** Passes over the skipped records within the index alone, and reads only the rows of the page. */
function deepSql(
  { module }: ListSelection,
  order: Order,
  { offset, limit }: PageRange,
  parameters: Parameters,
): string {
  const partition = partitionOf(module);
  return `
    with page as materialized (
      select record_id, row_number() over () as place from (
        select record_id from ${partition} where branch_id = $1 and ${IS_HEAD}
         order by ${orderSql(order)} limit ${parameters.add(limit)} offset ${parameters.add(offset)}) as ordered
    )
    select ${totalSql(parameters.add(module.key))} as total, record.* from (${pageRowsSql(partition)}) as record order by record.place`;
}

function totalSql(module: string): string {
  return `(select coalesce(sum(delta), 0) from record_total where branch_id = $1 and module = ${module})`;
}

/** Hits are found and counted once; only the rows of the page are read again. */
function filteredSql(
  { module }: ListSelection,
  order: Order,
  conditions: readonly string[],
  { offset, limit }: PageRange,
  parameters: Parameters,
): string {
  const partition = partitionOf(module);
  const sortedBy = order.map((term, index) => ({ ...term, expression: `sorted_by_${index}` }));
  const columns = order.map(({ expression }, index) => `${expression} as sorted_by_${index}`);
  return `
    with hit as materialized (
      select record_id, ${columns.join(', ')} from ${partition}
       where branch_id = $1 and ${IS_HEAD} and ${conditions.join(' and ')}
    ), page as materialized (
      select record_id, row_number() over () as place from (
        select record_id from hit
         order by ${orderSql(sortedBy)}
         limit ${parameters.add(limit)} offset ${parameters.add(offset)}) as ordered
    )
    select totals.total, record.*
      from (select count(*) as total from hit) as totals
      left join lateral (${pageRowsSql(partition)}) as record on true
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
  order: Order,
  offset: number,
  limit: number,
): Promise<ListPage> {
  const total = await readTotal(database, selection);
  const rest = total - offset - limit;
  const isNearEnd = rest < offset;
  const range = isNearEnd
    ? { offset: Math.max(rest, 0), limit: Math.min(limit, Math.max(total - offset, 0)) }
    : { offset, limit };
  const parameters = createParameters([selection.branchId]);
  const { records } = await readPage(
    database,
    deepSql(selection, isNearEnd ? reversed(order) : order, range, parameters),
    parameters.values,
    true,
  );
  return { total, records: isNearEnd ? records.toReversed() : records };
}

async function readTotal(database: Queryable, { branchId, module }: ListSelection): Promise<number> {
  const summed = await database.query<{ total: number }>(
    'select coalesce(sum(delta), 0) as total from record_total where branch_id = $1 and module = $2',
    [branchId, module.key],
  );
  return onlyRow(summed).total;
}

/** A filter that nothing passes still answers one row, of the total alone. */
type PageRow = { readonly total: number } & (
  | StoredRecord
  | { readonly [column in keyof StoredRecord]: null }
);

/** `isPrepared`: the text is one of few per module, so that planning it once per connection pays. */
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

/** The texts of prepared statements are few: no value stands in them. */
const statementNames = new Map<string, string>();

function statementName(text: string): string {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = `list ${createHash('sha256').update(text).digest('base64url')}`;
  statementNames.set(text, name);
  return name;
}
