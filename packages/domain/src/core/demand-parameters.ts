import type { JsonValue } from './json.ts';
import type { TextForm } from './text-form.ts';

/**
 * A field: of the record or of its rows (`rows.level`). Another field may be named by its key alone: it
 * is looked for in the same row, then in the rows around it, then in the record. With `of`, a field of
 * the record that the reference `of` names, or the `type`, `start`, `end` or `days` of the timeslot `of`.
 * For a list of references, a demand holds for each record that it names.
 * With `via`, a field of the record of another module that this one names in turn.
 */
export type Subject = {
  readonly field: string;
  readonly of?: string;
  readonly via?: { readonly field: string; readonly module: string };
};

/** When a demand holds, as far as a field says so. */
export type FieldCondition = Subject &
  (
    | { readonly in: readonly JsonValue[] }
    | { readonly notIn: readonly JsonValue[] }
    | { readonly isFilled: boolean }
    /** Rewards or costs, none of them of these kinds of assets. */
    | { readonly withoutKinds: readonly string[] }
    | { readonly below: number }
    | { readonly above: number }
    | { readonly multipleOf: number }
  );

/** When a demand holds. Without one it always holds. */
export type Condition =
  | FieldCondition
  /** In the last row of the list that this path names. */
  | { readonly lastOf: string }
  /** In protected environments. Settings without a release are refused there as they are saved. */
  | { readonly isProtected: true };

/** Conditions that all have to hold. Sentences mention the first one. */
export type Conditions = Condition | readonly Condition[];

/** The children of a module under the record, or under the one that `of` names. They are numbered from 1. */
export type Children = { readonly children: string; readonly of?: string };

/** The records of the module itself: all of them, or those with the same value in a field. */
export type Peers = { readonly groupBy?: string };

/**
 * The records of another module that are numbered from 1. `under`: those whose number follows this first
 * part of their identity.
 */
export type Numbered = { readonly numbered: string; readonly under?: string };

/** How many rows, children or records there are, so many `times`: those where a condition holds, when given. */
export type Count = {
  readonly countOf: string | Children | Numbered | Peers;
  readonly where?: FieldCondition;
  readonly times?: number;
};

/** The sum of a number over rows, children or records. */
export type Sum = {
  readonly sumOf: string;
  readonly in: string | Children | Peers;
  readonly where?: FieldCondition;
};

/** The largest or the smallest number in a field of rows, children or records: of those where a condition holds, when given. */
export type Extreme = ({ readonly largestOf: string } | { readonly smallestOf: string }) & {
  readonly in: string | Children | Numbered | Peers;
  readonly where?: FieldCondition;
};

/** A field of the one record of a singleton. */
export type Setting = { readonly setting: string; readonly from: string };

/** What a field is compared with: a value, another field, or a number worked out. */
export type Expression =
  | number
  | string
  | boolean
  | Subject
  | Count
  | Sum
  | Extreme
  | Setting
  /** The amount of the one reward or cost in a list. */
  | { readonly amountOf: string }
  | { readonly totalOf: readonly Expression[] }
  | { readonly productOf: readonly Expression[] }
  /** A number of days after a moment. */
  | { readonly days: number; readonly after: string };

type FieldDemand = Subject & { readonly when?: Conditions };

/** Comparisons of two values, by the name that follows `is`. */
export type Comparisons = {
  greater: { readonly than: Expression };
  at_least: { readonly than: Expression };
  less: { readonly than: Expression };
  at_most: { readonly than: Expression };
  /** Equal. An untouched switch counts as off. */
  same: { readonly as: Expression };
};

/** What each demand on a field says besides the field, by the name that follows `is`. */
export type DemandParameters = {
  /** Filled. */
  required: FieldDemand;
  /** Empty, 0 or off. */
  empty: FieldDemand & { readonly when: Conditions };
  /** One of some values. */
  one_of: FieldDemand & { readonly values: readonly JsonValue[] };
  /**
   * One of the values that are in a field, a list or rows: of the record itself, or with `of` of the
   * one that a reference names. Rewards and costs stand for the records that they name, each by itself.
   */
  found_in: FieldDemand & { readonly rows: Pick<Subject, 'field' | 'of'> };
  /** A text with at most so many characters. */
  no_longer: FieldDemand & { readonly than: Expression };
  /** A text of a form. */
  of_form: FieldDemand & { readonly form: TextForm };
  /** A number without decimals. */
  whole: FieldDemand;
  /** The version of a client, at most the oldest one that the checked version supports. */
  known_to_client: FieldDemand;
  /** Periods, or the number of a day counted from 1, inside the timeslot of the record that a reference names. */
  inside: FieldDemand & { readonly period: Required<Pick<Subject, 'field' | 'of'>> };
  /**
   * Periods that cover those in the timeslot of the record that a reference names, and the hours in the field
   * `hours` after them. Always open covers everything.
   */
  spans: FieldDemand & {
    readonly period: Required<Pick<Subject, 'field' | 'of'>>;
    readonly hours?: string;
  };
  /** The reference of another record back to this one. */
  this_record: FieldDemand & { readonly of: string };
  /** The id of a record of a module, which a field may name; `under`: of a child of the record that it names. */
  record_of: FieldDemand & {
    readonly module: string | { readonly field: string };
    readonly under?: string;
  };
} & { [Name in keyof Comparisons]: FieldDemand & Comparisons[Name] };

/** What a field has to be, by name. */
export type DemandName = keyof DemandParameters;
