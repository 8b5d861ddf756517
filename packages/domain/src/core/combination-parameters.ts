import type { Conditions, FieldCondition, Subject } from './demand-parameters.ts';
import type { JsonValue } from './json.ts';

/** Fields of the record or of the same rows (`rows.a`); those after the first may be named by their key alone. */
type Combination = { readonly fields: readonly string[]; readonly when?: Conditions };

/** What each demand on several fields together says besides the fields, by the name that follows `is`. */
export type CombinationParameters = {
  /** Exactly one of them is filled. */
  exactly_one: Combination;
  /** At least one of them is filled. */
  at_least_one: Combination;
  /** All of them are filled, or none. */
  all_or_none: Combination;
  /**
   * The combination occurs in one record only. The last field may be a list, or a dotted path into rows:
   * each entry counts by itself. Localized texts compare per language. `along` rows: it occurs in one row
   * of each list only. `blanks`: nothing is a value too. `whole`: a list counts as a whole.
   */
  unique: Combination & { readonly along?: string; readonly blanks?: boolean; readonly whole?: boolean };
  /** The combination, also of rows, is in so many records at most. Those that are switched off do not count. */
  in_at_most: Combination & { readonly records: number };
  /** The values of some rows also occur in rows of another sort. */
  also_in: Combination & {
    readonly when: Conditions;
    readonly where: { readonly field: string; readonly in: readonly JsonValue[] };
  };
  /** The records of a group have the same combinations as the rows of the record that they name: none more, none missing. */
  same_rows: Combination & {
    readonly along: { readonly groupBy: string };
    readonly as: Required<Pick<Subject, 'field' | 'of'>>;
  };
};

/** What several fields have to be together, by name. */
export type CombinationName = keyof CombinationParameters;

/** A child of the record that there has to be, by its number. */
export type ChildParameters = {
  required: { readonly child: string; readonly no: number; readonly when?: FieldCondition };
};
