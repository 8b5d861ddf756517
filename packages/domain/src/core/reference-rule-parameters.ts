import type { JsonValue } from './json.ts';

/** The parameters of rules about a record and the records it names. */
export type ReferenceRuleParameters = {
  /** The number in `field` is at least or at most the `target` of the record that `reference` names; a list counts its rows. */
  within_reference: {
    readonly field: string;
    readonly is: 'at_least' | 'at_most';
    readonly reference: string;
    readonly target: string;
  };
  /** The record that the reference `field` (a dotted path) names has one of the values in `target`. */
  reference_is: { readonly field: string; readonly target: string; readonly in: readonly JsonValue[] };
  /** The record that the reference `field` names has this one in its own reference `target`. */
  points_back: { readonly field: string; readonly target: string };
  /** `rows` name a record in `ref` once, unless its `target` has one of the values. */
  once_unless: {
    readonly rows: string;
    readonly ref: string;
    readonly target: string;
    readonly in: readonly JsonValue[];
  };
  /** In `rows`, `field` is at most `max` where the record named by `ref` has one of the values in `target`. */
  at_most_for: {
    readonly rows: string;
    readonly field: string;
    readonly max: number;
    readonly ref: string;
    readonly target: string;
    readonly in: readonly JsonValue[];
  };
  /** `rows` name records of any module: its key in `moduleField`, the record's id in `idField`. */
  record_exists: { readonly rows: string; readonly moduleField: string; readonly idField: string };
  /** A row of `rows` agrees with the record it refers to: `inner[].ref`'s field `target` equals the row's `field`. */
  matches_reference: {
    readonly rows: string;
    readonly field: string;
    readonly inner: string;
    readonly ref: string;
    readonly target: string;
  };
  /** `field` stands as `key` in one of the `rows` of the record that `reference` names. */
  in_rows_of: {
    readonly field: string;
    readonly reference: string;
    readonly rows: string;
    readonly key: string;
  };
  /** The periods of `timeslot` lie inside those in `target` of the record that `reference` names, if it has any. */
  inside_timeslot: { readonly timeslot: string; readonly reference: string; readonly target: string };
  /** The number of a day in `field`, counted from 1, lies inside the `timeslot` of the record that `reference` names. */
  day_inside: { readonly field: string; readonly reference: string; readonly timeslot: string };
  /** While `when` has one of `in`, `field` names a record of the child `module` under the same `parent`. */
  names_sibling: {
    readonly field: string;
    readonly when: string;
    readonly in: readonly JsonValue[];
    readonly module: string;
    readonly parent: string;
  };
};
