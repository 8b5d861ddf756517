import { MAX_SORTS, SORT_BY_WRITTEN } from '@quartermaster/contract/http/list-limits';

/** One of the columns that a list is sorted by. */
type SortTerm = { readonly field: string; readonly descending: boolean };

export function readSort(sort: string | null): readonly SortTerm[] {
  if (sort === null || sort === '') return [];
  return sort.split(',').map((text) => ({
    field: text.replace(/^-/, ''),
    descending: text.startsWith('-'),
  }));
}

function writeSort(terms: readonly SortTerm[]): string | null {
  if (terms.length === 0) return null;
  return terms.map(({ field, descending }) => (descending ? `-${field}` : field)).join(',');
}

/**
 * The order after pressing a column's head: ascending, descending, not at all; by time the other way round. `isAdded` (the shift
 * key) leaves the other columns that the list is sorted by as they are.
 */
export function nextSort(current: string | null, field: string, isAdded = false): string | null {
  const terms = readSort(current);
  const known = terms.find((term) => term.field === field);
  const isAlone = terms.length === 1;
  const next = known === undefined || (!isAdded && !isAlone) ? started(field) : turned(known);
  if (!isAdded) return writeSort(next);
  if (known === undefined) return writeSort([...terms, ...next].slice(0, MAX_SORTS));
  return writeSort(terms.flatMap((term) => (term.field === field ? next : [term])));
}

/** What was written last is asked for first. */
const startsDescending = (field: string): boolean => field === SORT_BY_WRITTEN;

const started = (field: string): readonly SortTerm[] => [{ field, descending: startsDescending(field) }];

const turned = ({ field, descending }: SortTerm): readonly SortTerm[] =>
  descending === startsDescending(field) ? [{ field, descending: !descending }] : [];
