import {
  DEFAULT_PER_PAGE,
  FILTER_OPERATORS,
  type FilterCondition,
} from '@quartermaster/contract/http/records';

/** Choices for the number of records on a page; 15 unless the address says otherwise. */
export const PAGE_SIZES = [DEFAULT_PER_PAGE, 50, 100, 'all'] as const;

export type PageSize = number | 'all';

/** Everything a list shows, as its address tells it. */
export type ListState = {
  readonly page: number;
  readonly perPage: PageSize;
  /** A field key, `-` in front for descending; null: the module's own order. */
  readonly sort: string | null;
  readonly q: string;
  readonly filter: readonly FilterCondition[];
  /** Chosen columns; null: the module's own. */
  readonly columns: readonly string[] | null;
  readonly view: 'list' | 'sheet';
  /** The group a sheet shows. */
  readonly group: string | null;
};

export type ListSearch = {
  readonly page?: string;
  readonly per_page?: string;
  readonly sort?: string;
  readonly q?: string;
  readonly filter?: string;
  readonly cols?: string;
  readonly view?: string;
  readonly group?: string;
};

export function readListState(search: ListSearch): ListState {
  return {
    page: wholeNumber(search.page) ?? 1,
    perPage: search.per_page === 'all' ? 'all' : (wholeNumber(search.per_page) ?? DEFAULT_PER_PAGE),
    sort: search.sort ?? null,
    q: search.q ?? '',
    filter: readFilter(search.filter),
    columns: search.cols ? search.cols.split(',') : null,
    view: search.view === 'sheet' ? 'sheet' : 'list',
    group: search.group ?? null,
  };
}

/** What is as usual stays out of the address. */
export function writeListState(state: ListState): ListSearch {
  const entries: readonly (readonly [keyof ListSearch, string | null])[] = [
    ['page', state.page > 1 ? String(state.page) : null],
    ['per_page', state.perPage === DEFAULT_PER_PAGE ? null : String(state.perPage)],
    ['sort', state.sort],
    ['q', state.q],
    ['filter', state.filter.length > 0 ? JSON.stringify(state.filter) : null],
    ['cols', state.columns?.join(',') ?? null],
    ['view', state.view === 'sheet' ? 'sheet' : null],
    ['group', state.group],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== ''));
}

/** Whether the list shows less than everything. */
export function isNarrowed(state: ListState): boolean {
  return state.q !== '' || state.filter.length > 0;
}

/** The next order after pressing a column's head: ascending, descending, the module's own. */
export function nextSort(current: string | null, key: string): string | null {
  if (current === key) return `-${key}`;
  return current === `-${key}` ? null : key;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function readFilter(text: string | undefined): readonly FilterCondition[] {
  if (!text) return [];
  try {
    const conditions: unknown = JSON.parse(text);
    return Array.isArray(conditions) ? conditions.filter(isCondition) : [];
  } catch {
    return [];
  }
}

const OPERATORS: readonly string[] = FILTER_OPERATORS;

function isCondition(value: unknown): value is FilterCondition {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('op' in value)) return false;
  return typeof value.field === 'string' && typeof value.op === 'string' && OPERATORS.includes(value.op);
}
