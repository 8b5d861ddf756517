import { AppError } from '@quartermaster/contract/errors/app-error';
import { MAX_SORTS, SORT_BY_WRITTEN } from '@quartermaster/contract/http/list-limits';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { isIdentityAlone } from './field-expression.ts';
import { listColumn } from './list-table.ts';

/**
 * What a list sorts by, the first first, as columns of the list table, or of the revision for when it was
 * written; the last term is `sort_key`, which no two records share and every revision has, too.
 */
export type Order = readonly SortTerm[];

type SortTerm = { readonly column: string; readonly descending: boolean };

type SortRequest = {
  readonly module: ResolvedModule;
  readonly language: Language;
  /** Field keys with commas between, `-` in front for descending; null: the module's own order. */
  readonly sort: string | null;
};

const IDENTITY = 'sort_key';
/** The log counts upwards, so its number tells when a record was written. */
const WRITTEN = 'from_seq';

export function orderOf({ module, language, sort }: SortRequest): Order {
  const asked = sort === null || sort === '' ? ownSort(module) : sort.split(',').map(readTerm);
  if (asked.length > MAX_SORTS) throw new AppError('list_request', { field: sort ?? '' });
  const terms = asked.map(({ field, descending }) => ({
    column: columnOf(module, field, language),
    descending,
  }));
  const end = terms.findIndex(({ column }) => column === IDENTITY);
  if (end >= 0) return terms.slice(0, end + 1);
  // In the direction of the term before it, an index over both serves either way round.
  return [...terms, { column: IDENTITY, descending: terms.at(-1)?.descending ?? false }];
}

export function reversed(order: Order): Order {
  return order.map(({ column, descending }) => ({ column, descending: !descending }));
}

/** `keys`: what the columns are of, but for that of the revision. */
export function orderColumns(order: Order, keys: 'l' | 'r'): readonly string[] {
  return order.map(({ column }) => `${column === WRITTEN ? 'r' : keys}.${column}`);
}

export function orderSql(order: Order, columns: readonly string[]): string {
  return order.map(({ descending }, index) => `${columns[index]}${descending ? ' desc' : ''}`).join(', ');
}

/** The tables whose columns the order uses. */
export function readByOrder(order: Order): readonly ('l' | 'r')[] {
  return order.flatMap(({ column }) => (column === IDENTITY ? [] : [column === WRITTEN ? 'r' : 'l']));
}

/** Whether revisions alone tell the order. */
export function isByIdentity([first]: Order): boolean {
  return first?.column === IDENTITY;
}

type AskedTerm = { readonly field: string; readonly descending: boolean };

const ownSort = ({ list }: ResolvedModule): readonly AskedTerm[] => (list.sort === null ? [] : [list.sort]);

function readTerm(text: string): AskedTerm {
  return { field: text.replace(/^-/, ''), descending: text.startsWith('-') };
}

function columnOf(module: ResolvedModule, key: string, language: Language): string {
  const field = module.fieldByKey.get(key);
  if (key === SORT_BY_WRITTEN) return WRITTEN;
  if (key === 'record_id' || (field !== undefined && isIdentityAlone(module, field))) return IDENTITY;
  const column = field === undefined ? null : listColumn(module, field, language);
  if (column === null) throw new AppError('list_request', { field: key });
  return column.name;
}
