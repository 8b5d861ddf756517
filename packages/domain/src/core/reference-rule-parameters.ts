import type { JsonValue } from './json.ts';

/** The parameters of rules about a record and the records it names. */
export type ReferenceRuleParameters = {
  /** The record that the reference `field` names has this one in its own reference `target`. */
  points_back: { readonly field: string; readonly target: string };
  /** `rows` name a record in `ref` once, unless its `target` has one of the values. */
  once_unless: {
    readonly rows: string;
    readonly ref: string;
    readonly target: string;
    readonly in: readonly JsonValue[];
  };
  /** `rows` name records of any module: its key in `moduleField`, the record's id in `idField`. */
  record_exists: { readonly rows: string; readonly moduleField: string; readonly idField: string };
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
