import type { Comparisons, Conditions, Count, FieldCondition, Subject, Sum } from './demand-parameters.ts';
import type { RecordScope } from './sequence-parameters.ts';

/**
 * Records of the module that are counted together. `shownIn`: at one time of this timeslot. `emptyIsAll`: a
 * record without entries in a list of `groupBy` is for all of them, and counts in each of their groups.
 */
export type CountedRecords = Pick<RecordScope, 'groupBy'> & {
  readonly shownIn?: string;
  readonly emptyIsAll?: true;
};

/** Rows of a list, each group by itself. */
export type CountedRows = { readonly rows: string; readonly groupBy: string };

/**
 * Rows of a list that are for a range of numbers, from the field `from` to the field `to`: those for each
 * number by themselves. The numbers are those that the field `from` may have; an empty end is the last.
 */
export type RowsInRange = { readonly rows: string; readonly from: string; readonly to: string };

/**
 * Records of the module that are for a range of numbers, from the field `from` to the field `to`, in
 * groups: those for each number at which one of them begins. `until`: also for those that none is for,
 * from 1 to this one.
 */
export type RecordsInRange = Pick<RecordScope, 'groupBy'> & {
  readonly from: string;
  readonly to: string;
  readonly until?: Subject;
};

type Counted = CountedRecords | CountedRows | RecordsInRange;

/** A number worked out of rows or records. `different`: how many different values a field of them has. */
type Measure =
  | (Omit<Count, 'times'> & {
      readonly countOf: string;
      readonly different?: string;
      readonly when?: Conditions;
    })
  | (Sum & { readonly in: string; readonly when?: Conditions })
  | {
      readonly sumOf: string;
      readonly in: RowsInRange;
      readonly where?: FieldCondition;
      readonly when?: Conditions;
    }
  | {
      readonly countOf: Counted;
      readonly where?: FieldCondition;
      readonly different?: string;
      readonly when?: Conditions;
    }
  | {
      readonly sumOf: string;
      readonly in: Counted;
      readonly where?: FieldCondition;
      readonly when?: Conditions;
    };

/** What a count or a sum has to be, by the name that follows `is`. */
export type MeasureParameters = { [Name in keyof Comparisons]: Measure & Comparisons[Name] };

/** How a count or a sum may be compared, by name. */
export type MeasureName = keyof MeasureParameters;
