import type { JsonValue } from './json.ts';

/** All records of the module by a field, smallest first; in groups of equal values where `groupBy` says so. */
export type RecordOrder = {
  readonly orderBy: string;
  readonly groupBy?: string | readonly string[];
  /** Records that have no place in the order. */
  readonly except?: { readonly field: string; readonly in: readonly JsonValue[] };
  /** Leaves out the last record of each group. */
  readonly ignoreLast?: boolean;
};

/** A field of the rows `along` (a dotted path) in their order, or of records in the order `along`. */
type Along<Order extends string | RecordOrder = string | RecordOrder> = {
  readonly field: string;
  readonly along: Order;
};

/** What each demand on a sequence of values says besides the sequence, by the name that follows `is`. */
export type SequenceParameters = {
  /** Counts up from a number without a gap; rows up to the number in the record's field `until`, when given. */
  contiguous: { readonly from: number } & (
    | (Along<string> & { readonly until?: string })
    | Along<RecordOrder>
  );
  /** Each number is greater than the one before. */
  rising: Along;
  /** No number is less than the one before; of a stat block no figure, of a list of costs no asset. */
  not_falling: Along;
  /** No number is more than so many percent above the one before. */
  rising_at_most: Along & { readonly percent: number };
  /** 0 at one end and nowhere else. */
  zero_only: Along & { readonly at: 'first' | 'last' };
  /** Filled, or switched on, at the end at most. */
  filled_only: Along & { readonly at: 'last' };
};

/** What a sequence has to be, by name. */
export type SequenceName = keyof SequenceParameters;
