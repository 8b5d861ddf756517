import type { JsonValue } from './json.ts';
import type { TextForm } from './text-form.ts';

/**
 * A field: of the record or of its rows (`rows.level`). Another field may stand by its key alone: it
 * is looked for in the same row, then in the rows around it, then in the record. With `of`, a field of
 * the record that the reference `of` names, or the `type`, `start` or `end` of the timeslot `of`.
 */
export type Subject = { readonly field: string; readonly of?: string };

/** When a demand holds. Without one it always holds. */
export type Condition =
  | (Subject & { readonly in: readonly JsonValue[] })
  | (Subject & { readonly notIn: readonly JsonValue[] })
  | (Subject & { readonly isFilled: true })
  | (Subject & { readonly below: number })
  | (Subject & { readonly multipleOf: number })
  /** In the last row of the list that this path names. */
  | { readonly lastOf: string };

/** What a field is compared with: a value, another field, or a number worked out from a list. */
export type Expression =
  | number
  | string
  | boolean
  | Subject
  /** How many rows a list has, so many `times`. */
  | { readonly countOf: string; readonly times?: number }
  /** The amount of the one reward or cost in a list. */
  | { readonly amountOf: string };

type FieldDemand = Subject & { readonly when?: Condition };
type Comparison = FieldDemand & { readonly than: Expression };

/** What each demand on a field says besides the field, by the name that follows `is`. */
export type DemandParameters = {
  /** Filled. */
  required: FieldDemand;
  /** Empty or 0. */
  empty: FieldDemand & { readonly when: Condition & Subject };
  /** One of some values. */
  one_of: FieldDemand & { readonly values: readonly JsonValue[] };
  /** One of the values that stand in a field, also of rows, of the record that a reference names. */
  found_in: FieldDemand & { readonly rows: Required<Subject> };
  /** Numbers, dates and texts that have an order. A list of another record counts its rows. */
  greater: Comparison;
  at_least: Comparison;
  less: Comparison;
  at_most: Comparison;
  /** Equal. A switch that nobody touched is off. */
  same: FieldDemand & { readonly as: Expression };
  /** A text with at most so many characters. */
  no_longer: Comparison;
  /** A text of a form. */
  of_form: FieldDemand & { readonly form: TextForm };
  /** A number without decimals. */
  whole: FieldDemand;
  /** A switch that protected environments keep off. */
  off_where_protected: FieldDemand;
};

/** What a field has to be, by name. */
export type DemandName = keyof DemandParameters;
