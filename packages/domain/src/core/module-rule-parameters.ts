import type { JsonValue } from './json.ts';

/** The parameters of rules about all records of a module. */
export type ModuleRuleParameters = {
  /**
   * The combination stands in one record only. The last field may be a list, or a dotted path into rows:
   * each entry counts by itself. Localized texts compare per language. `blanks`: nothing is a value too.
   */
  unique: { readonly fields: readonly string[]; readonly blanks?: boolean };
  /** In the order of `orderBy`, a `key` that stands in `rows` stays there, and its number in `field` never falls. */
  entries_not_falling: {
    readonly rows: string;
    readonly key: string;
    readonly field: string;
    readonly orderBy: string;
  };
  /** The periods `from`..`until` of records with the same combination do not overlap; without an end it lasts for ever. */
  apart_in_time: { readonly fields: readonly string[]; readonly from: string; readonly until: string };
  /** Per record named by `reference`, `field` counts up from `from` (a number, or the field that holds it) to just before its number `until`. */
  steps_cover: {
    readonly field: string;
    readonly reference: string;
    readonly from: string | number;
    readonly until: string;
  };
  /** Per record named by `reference`, the largest `field` is its number `target`, or that of the record it names in `via`. */
  reaches: {
    readonly field: string;
    readonly reference: string;
    readonly via?: { readonly field: string; readonly module: string };
    readonly target: string;
  };
  /** Per record named by `reference`, there are as many different values of `field` as its number `count` says. */
  spread_over: { readonly field: string; readonly reference: string; readonly count: string };
  /** Per record named by `reference`, the records have the same `fields` as its `rows`: none more, none missing. */
  matches_rows_of: {
    readonly reference: string;
    readonly rows: string;
    readonly fields: readonly string[];
  };
  /** What the record in `from` is turned into by the rewards `gives` never leads back to it, and ends after `steps`. */
  chain_ends: { readonly from: string; readonly gives: readonly string[]; readonly steps: number };
  /** While `when` has one of `in`, `field` is at most the sum of `number` over the children in `child` under the same `parent`. */
  within_children_sum: {
    readonly field: string;
    readonly when: string;
    readonly in: readonly JsonValue[];
    readonly child: string;
    readonly parent: string;
    readonly number: string;
  };
  /** `field` says how many records of the module `child` belong to the record. They are numbered from 1. */
  counts_children: { readonly field: string; readonly child: string };
  /** While `when` has one of `in`, the module `child` has the record `first` below this one. */
  needs_child: {
    readonly child: string;
    readonly first: number;
    readonly when: string;
    readonly in: readonly JsonValue[];
  };
  /** At most `max` records of a group have `field` equal to `value`; with `timeslot` at most that many at one time. */
  at_most_with: {
    readonly field: string;
    readonly value: JsonValue;
    readonly max: number;
    readonly groupBy?: string;
    readonly timeslot?: string;
  };
  /** A record with one of the steps in `order` needs one of the same group with the step before. */
  needs_step_before: {
    readonly field: string;
    readonly order: readonly JsonValue[];
    readonly groupBy: string | readonly string[];
  };
  /** Within each group ordered by `orderBy`, the first of `costs` for one of `per` never rises. */
  unit_cost_not_rising: {
    readonly costs: string;
    readonly per: string;
    readonly orderBy: string;
    readonly groupBy?: string;
  };
  /** Once any record fills `field`, each of the values stands in one. */
  covers_all: { readonly field: string; readonly values: readonly JsonValue[] };
  /** No two records name each other in `field`. */
  no_mutual: { readonly field: string };
  /** References in `field` (of rows when `rows` is given) never lead back to where they began. */
  no_cycle: { readonly field: string; readonly rows?: string };
  /** One record for each of the values. */
  one_for_each: { readonly field: string; readonly values: readonly JsonValue[] };
};
