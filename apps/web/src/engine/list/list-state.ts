import type { FilterCondition, FilterEntry } from '@quartermaster/contract/http/list-filter';
import { DEFAULT_PER_PAGE, FILTER_OPERATORS, MAX_PER_PAGE } from '@quartermaster/contract/http/list-limits';
import { listOf, parseJson } from '@quartermaster/domain/core/json';
import { pageNumber, wholeNumber } from '../../ui/table/page-number.ts';

/** Choices for the number of records on a page; 15 unless the address says otherwise. */
export const PAGE_SIZES = [DEFAULT_PER_PAGE, 50, 100, 'all'] as const;

export type PageSize = number | 'all';

/** `table`: the list, said aloud where a module's address shows something else by itself. */
export type ListView = 'list' | 'sheet' | 'all' | 'table';

const VIEWS: readonly ListView[] = ['list', 'sheet', 'all', 'table'];

/** Everything a list shows, as its address tells it. */
export type ListState = {
  readonly page: number;
  readonly perPage: PageSize;
  /** Field keys with commas between, `-` in front for descending; null: the module's own order. */
  readonly sort: string | null;
  readonly q: string;
  readonly filter: readonly FilterEntry[];
  /** Chosen columns; null: the module's own. */
  readonly columns: readonly string[] | null;
  /** `all`: a child module's records whatever their parent. */
  readonly view: ListView;
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
    page: pageNumber(search.page),
    perPage: readPageSize(search.per_page),
    sort: search.sort ?? null,
    q: search.q ?? '',
    filter: readFilter(search.filter),
    columns: search.cols ? search.cols.split(',') : null,
    view: VIEWS.find((view) => view === search.view) ?? 'list',
    group: search.group ?? null,
  };
}

/** Default values are left out of the address. */
export function writeListState(state: ListState): ListSearch {
  const entries: readonly (readonly [keyof ListSearch, string | null])[] = [
    ['page', state.page > 1 ? String(state.page) : null],
    ['per_page', state.perPage === DEFAULT_PER_PAGE ? null : String(state.perPage)],
    ['sort', state.sort],
    ['q', state.q],
    ['filter', state.filter.length > 0 ? JSON.stringify(state.filter) : null],
    ['cols', state.columns?.join(',') ?? null],
    ['view', state.view === 'list' ? null : state.view],
    ['group', state.group],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== ''));
}

/** The list as a view keeps it: a view begins on its first page. */
export function addressOfView(state: ListState): string {
  return new URLSearchParams(Object.entries(writeListState({ ...state, page: 1 }))).toString();
}

export function stateOfView(address: string): ListState {
  return readListState(Object.fromEntries(new URLSearchParams(address)));
}

/** Whether the list shows less than everything. */
export function isNarrowed(state: ListState): boolean {
  return state.q !== '' || state.filter.length > 0;
}

function readPageSize(text: string | undefined): PageSize {
  return text === 'all' ? 'all' : Math.min(wholeNumber(text) ?? DEFAULT_PER_PAGE, MAX_PER_PAGE);
}

function readFilter(text: string | undefined): readonly FilterEntry[] {
  return listOf(parseJson(text ?? '')).flatMap(readEntry);
}

function readEntry(value: unknown): readonly FilterEntry[] {
  if (isCondition(value)) return [value];
  if (typeof value !== 'object' || value === null || !('any' in value) || !Array.isArray(value.any))
    return [];
  const groups = value.any
    .map((group: unknown) => (Array.isArray(group) ? group.filter(isCondition) : []))
    .filter((group) => group.length > 0);
  return groups.length === 0 ? [] : [{ any: groups }];
}

const OPERATORS: readonly string[] = FILTER_OPERATORS;

function isCondition(value: unknown): value is FilterCondition {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('op' in value)) return false;
  return typeof value.field === 'string' && typeof value.op === 'string' && OPERATORS.includes(value.op);
}
