import type { Conditions, Count, Expression, FieldCondition, Setting, Subject } from './demand-parameters.ts';
import type { JsonValue } from './json.ts';

/** Rows of a list in their order, by a dotted path; in groups of equal values where `groupBy` says so. */
export type RowScope =
  | string
  | {
      readonly rows: string;
      readonly groupBy?: string | readonly string[];
      readonly where?: FieldCondition;
    };

/** All records of the module; in groups of equal values where `groupBy` says so. */
export type RecordScope = {
  readonly groupBy?: string | readonly string[];
  /** Smallest first, options of a closed list in their order; records without a value are left out. */
  readonly orderBy?: string;
  /** Records that count: those where it holds, or all of several. */
  readonly where?: FieldCondition | readonly FieldCondition[];
  /** Leaves out the last record of each group. */
  readonly ignoreLast?: boolean;
};

/** The records of a module in the order of a field. */
type RecordOrder = RecordScope & { readonly orderBy: string };

/** The number of a last one. */
export type LastNumber = Subject | Count | Setting | { readonly totalOf: readonly Expression[] };

/** A field of the rows or records `along`. */
type Along<Scope extends RowScope | RecordScope> = {
  readonly field: string;
  readonly along: Scope;
  /** When the record with the rows has to keep it. */
  readonly when?: Scope extends RowScope ? Conditions : never;
};
type Ordered = Along<RowScope> | Along<RecordOrder>;
type Grouped = Along<RowScope> | Along<RecordScope>;

/** What each demand on several values says besides their order, by the name that follows `is`. */
export type SequenceParameters = {
  /**
   * Counts up from a number without a gap. `to`: ranges, each right after the one before. `until`: the
   * last one, of ranges its end; of rows, how many. `before`: the first number that must not be reached, and the next is.
   */
  contiguous: Ordered & {
    readonly from: number | Subject;
    readonly to?: string;
    readonly until?: LastNumber;
    readonly before?: Subject;
  };
  /** Each number is greater than the one before. */
  rising: Ordered;
  /** No number is less than the one before; of a stat block no figure, of a list of costs no asset, of rows none `by` the same key. */
  not_falling: Ordered & { readonly by?: string | readonly string[] };
  /** No number is more than the one before; `per`: for one of another number. Only equal assets are compared, of rows `by` the same key. */
  not_rising: Ordered & { readonly per?: string; readonly by?: string };
  /** No number is more than so many percent above the one before. `of`: it belongs to the record that this reference names. */
  rising_at_most: Ordered & { readonly percent: number; readonly of?: string };
  /** The first or the last value is 0, and no other. */
  zero_only: Ordered & { readonly at: 'first' | 'last' };
  /** Only the first or the last value may be filled, or switched on. */
  filled_only: Ordered & { readonly at: 'first' | 'last' };
  /** What is in one stays in all that follow. */
  kept: Ordered;
  /** Each of some values occurs; `ifAny`: once any value does. */
  covers: Grouped & { readonly values: readonly JsonValue[]; readonly ifAny?: boolean };
  /** A value occurs only where the value before it does. */
  in_steps: Grouped & { readonly values: readonly JsonValue[] };
  /** The ranges from the field to the field `to` do not overlap; without an end they last for ever. */
  apart: Grouped & { readonly to: string };
};

/** What several values have to be, by name. */
export type SequenceName = keyof SequenceParameters;
