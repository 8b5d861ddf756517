import type { JsonValue } from './json.ts';
import type { Severity } from './issue.ts';

/** The parameters of every named rule. Rules are data: one file per rule in `rules/` gives them their meaning. */
export type RuleParameters = {
  /** `field` is compared with `than`, another field of the same record (`than` may also be a row path's sibling). */
  greater: { readonly field: string; readonly than: string };
  greater_or_equal: { readonly field: string; readonly than: string };
  /** `field` must be filled when `when` has one of the values. */
  required_when: { readonly field: string; readonly when: string; readonly in: readonly JsonValue[] };
  /** `field` must be empty or 0 when `when` has one of the values. */
  empty_when: { readonly field: string; readonly when: string; readonly in: readonly JsonValue[] };
  /** `field` must be filled when the field named by `with` is. */
  required_with: { readonly field: string; readonly with: string };
  /** `field` must be filled while the number in `when` is below `below`. */
  required_below: { readonly field: string; readonly when: string; readonly below: number };
  /** While `when` has one of the values, the text in `field` has this form; people are shown `example`. */
  pattern_when: {
    readonly field: string;
    readonly when: string;
    readonly in: readonly JsonValue[];
    /** Anchored regular expression source. */
    readonly pattern: string;
    readonly example: string;
  };
  /** The texts are at most as long as the number in `limit` says. */
  within_length: { readonly fields: readonly string[]; readonly limit: string };
  /** `before` lies before the first period of `timeslot`, `after` not before the end of the last. */
  around_timeslot: { readonly timeslot: string; readonly before?: string; readonly after?: string };
  /** The record that the reference `field` (a dotted path) names has one of the values in `target`. */
  reference_is: { readonly field: string; readonly target: string; readonly in: readonly JsonValue[] };
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
  /** Each row of `rows` (a dotted path of row fields, '' for the record) fills exactly one of `fields`. */
  exactly_one: { readonly rows: string; readonly fields: readonly string[] };
  /** At least one row of `rows` has `field` equal to each of `values`. */
  must_include: { readonly rows: string; readonly field: string; readonly values: readonly JsonValue[] };
  /** Row integers in `field` count up from `from` without a gap. */
  rows_contiguous: { readonly rows: string; readonly field: string; readonly from: number };
  /** The sum of `weight` over the rows that have `field` in `in` is above 0. */
  weight_above_zero: {
    readonly rows: string;
    readonly weight: string;
    readonly field: string;
    readonly in: readonly JsonValue[];
  };
  /** In rows where `field` equals `value`, every row of `inner` has `key` equal to `equals`. */
  rows_all: {
    readonly rows: string;
    readonly field: string;
    readonly value: JsonValue;
    readonly inner: string;
    readonly key: string;
    readonly equals: JsonValue;
  };
  /** Every entry of `inner` in rows where `field` equals `value` also stands in a row where `field` equals `in`. */
  also_in: {
    readonly rows: string;
    readonly field: string;
    readonly value: JsonValue;
    readonly in: JsonValue;
    readonly inner: string;
    readonly keys: readonly string[];
  };
  /** A row of `rows` agrees with the record it refers to: `inner[].ref`'s field `target` equals the row's `field`. */
  matches_reference: {
    readonly rows: string;
    readonly field: string;
    readonly inner: string;
    readonly ref: string;
    readonly target: string;
  };
  /** All languages of these text fields carry the same `{placeholders}`. */
  same_placeholders: { readonly fields: readonly string[] };
  /** `{placeholders}` of a text equal the `key`s of every row of `rows`. */
  placeholders_match_rows: { readonly field: string; readonly rows: string; readonly key: string };
  /** The files named by these fields have one extension. */
  same_extension: { readonly fields: readonly string[] };
  /** The combination is unique in the module. Localized texts compare per language. */
  unique: { readonly fields: readonly string[] };
  /** Within each group, `field` counts up from `from` without a gap. */
  contiguous: { readonly field: string; readonly groupBy?: string; readonly from: number };
  /** Within each group ordered by `orderBy`, `field` never falls. */
  not_falling: {
    readonly field: string;
    readonly orderBy: string;
    readonly groupBy?: string;
    readonly ignoreLast?: boolean;
    readonly exclude?: { readonly field: string; readonly in: readonly JsonValue[] };
  };
  /** `field` is 0 on the last record of a group and only there. */
  zero_only_last: { readonly field: string; readonly orderBy: string; readonly groupBy?: string };
  /** An entry of the list `field` stands in one record only among those with the same value in `per`. */
  unique_entries: { readonly field: string; readonly per: string };
  /** Per record named by `reference`, `field` counts up from its number `from` to just before its number `until`. */
  steps_cover: {
    readonly field: string;
    readonly reference: string;
    readonly from: string;
    readonly until: string;
  };
  /** No two records name each other in `field`. */
  no_mutual: { readonly field: string };
  /** References in `field` (of rows when `rows` is given) never lead back to where they began. */
  no_cycle: { readonly field: string; readonly rows?: string };
  /** One record for each of the values. */
  one_for_each: { readonly field: string; readonly values: readonly JsonValue[] };
};

/** What a rule demands, by name. */
export type RuleName = keyof RuleParameters;

/** A rule as a module's author writes it. */
export type RuleDefinition<N extends RuleName = RuleName> = {
  [Name in N]: { readonly rule: Name; readonly severity?: Severity } & RuleParameters[Name];
}[N];
