import type { JsonValue } from './json.ts';

/** The parameters of rules that one record alone keeps or breaks. */
export type RecordRuleParameters = {
  /** Each row of `rows` (a dotted path of row fields, '' for the record) fills exactly one of `fields`. */
  exactly_one: { readonly rows: string; readonly fields: readonly string[] };
  /** Each row of `rows` fills at least one of `fields`. */
  at_least_one: { readonly rows: string; readonly fields: readonly string[] };
  /** At least one row of `rows` has `field` equal to each of `values`; only while `with` is filled, when given. */
  must_include: {
    readonly rows: string;
    readonly field: string;
    readonly values: readonly JsonValue[];
    readonly with?: string;
  };
  /** The combination occurs in one row of each list only. */
  rows_unique: { readonly rows: string; readonly fields: readonly string[] };
  /** All lists that `rows` leads to have the same `key`s. */
  rows_alike: { readonly rows: string; readonly key: string };
  /** The sum of `weight` over the rows that have `field` in `in` is above 0. */
  weight_above_zero: {
    readonly rows: string;
    readonly weight: string;
    readonly field: string;
    readonly in: readonly JsonValue[];
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
  /** All languages of these text fields carry the same `{placeholders}`. */
  same_placeholders: { readonly fields: readonly string[] };
  /** `{placeholders}` of a text equal the `key`s of every row of `rows`. Inside rows, both belong to the same row. */
  placeholders_match_rows: { readonly field: string; readonly rows: string; readonly key: string };
  /** The files named by these fields have one extension. */
  same_extension: { readonly fields: readonly string[] };
  /** The ranges `from`..`to` of rows begin at `start`, each right after the one before. */
  rows_follow_on: {
    readonly rows: string;
    readonly from: string;
    readonly to: string;
    readonly start: number;
  };
  /** In protected environments the switch `field` needs `from` and `until`, at most so many `days` apart. */
  limited_where_protected: {
    readonly field: string;
    readonly from: string;
    readonly until: string;
    readonly days: number;
  };
  /** Each of `rows` names in `before` the `key` of another one; every chain begins at the row that the record's `root` names. */
  rows_tree: {
    readonly root: string;
    readonly rows: string;
    readonly key: string;
    readonly before: string;
  };
  /** Jumps among `lines`, and `choices` after them, land on a line, and an end is reached. */
  script_flow: { readonly lines: string; readonly choices: string };
};
