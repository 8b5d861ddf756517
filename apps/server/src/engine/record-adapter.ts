import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { sortKeyOf } from '@quartermaster/domain/record/identity';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import { searchTextOf } from '@quartermaster/domain/record/search';
import type { Queryable } from '../db/database.ts';
import type { Environment } from './branch.ts';
import type { ListPage, PageRange } from './list-query.ts';
import type { StoredRecord } from './stored-record.ts';

/**
 * Shows tables of their own as the records of a module. Meant for tables of hundreds of rows: the
 * engine searches, sorts and pages what the adapter reads.
 */
export type RecordAdapter = {
  readonly readAll: (db: Queryable, environment: Environment) => Promise<readonly StoredRecord[]>;
};

/** Adapters by the name that definitions have in `store`. */
export type RecordAdapters = Readonly<Record<string, RecordAdapter>>;

/** What a list asks of an adapter's records. */
type AdaptedSelection = { readonly search: string | null; readonly sort: string | null };

/** One page of what an adapter read. */
export function selectAdapted(
  module: ResolvedModule,
  records: readonly StoredRecord[],
  { search, sort }: AdaptedSelection,
  { offset, limit }: PageRange,
): ListPage {
  const needle = normalizeSearchText(search ?? '');
  const found = records.filter(({ data }) => searchTextOf(module, data).includes(needle));
  const sorted = found.toSorted(orderOf(module, sort));
  return { total: sorted.length, records: sorted.slice(offset, limit === null ? undefined : offset + limit) };
}

type Compare = (left: StoredRecord, right: StoredRecord) => number;

function orderOf(module: ResolvedModule, sort: string | null): Compare {
  const field = sort?.replace(/^-/, '') ?? 'record_id';
  const sign = sort?.startsWith('-') === true ? -1 : 1;
  const isById = field === 'record_id' || module.identity.includes(field);
  if (!isById && !module.list.sorts.includes(field)) throw new AppError('list_request', { field });
  const keyOf = ({ data }: StoredRecord): string | number => {
    const value = isById ? sortKeyOf(module, data) : data[field];
    return typeof value === 'number' || typeof value === 'string' ? value : '';
  };
  return (left, right) => {
    const [a, b] = [keyOf(left), keyOf(right)];
    return a === b ? 0 : a < b ? -sign : sign;
  };
}
