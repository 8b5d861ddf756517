/*
 * What a list's address and the schemas of its call agree on. There is no schema here: the web app
 * reads these without loading the code that checks requests.
 */

/** How many records a page shows by default. */
export const DEFAULT_PER_PAGE = 15;

/** The most records a page shows, short of all of them. */
export const MAX_PER_PAGE = 1000;

/** The most records one sheet or batch may change. */
export const MAX_BATCH_CHANGES = 5000;

/** The most fields a list sorts by. */
export const MAX_SORTS = 4;

/** Sorts a list by when its records were written. */
export const SORT_BY_WRITTEN = '@updated';

/**
 * What a list can be narrowed by beside the fields of its records. `@open` `eq` true or false: whether
 * a timeslot is open now. `@updated` `gte`, `lte`, `between`: when the record was written. `@referenced`
 * `eq` true or false: whether another record refers to it.
 */
export const LIST_FACTS = ['@open', '@updated', '@referenced'] as const;
export type ListFact = (typeof LIST_FACTS)[number];

/** How a field or fact is compared. */
export const FILTER_OPERATORS = [
  'eq',
  'in',
  'not',
  'gte',
  'lte',
  'contains',
  'empty',
  'filled',
  'between',
] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];
