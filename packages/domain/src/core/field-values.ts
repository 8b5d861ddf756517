import type { FieldDefinition, FieldKind } from './field.ts';
import type { JsonObject } from './json.ts';
import type { Language, LocalizedText } from './language.ts';

declare const VALUE: unique symbol;

/**
 * A field that a builder made. The type carries what its value is in a record (see `RecordOf`), and
 * keeps object literals out, whose misspelt options no type refuses.
 */
export type Field<
  K extends FieldKind = FieldKind,
  Value = unknown,
  Optional extends boolean = boolean,
> = FieldDefinition<K> & { readonly [VALUE]: Value; readonly optional?: Optional };

/** Fields by key, in form order. */
export type Fields = { readonly [key: string]: Field };

/** Whether an object may lack the field. */
export type IsOptional<F> = F extends { readonly optional?: infer O }
  ? true extends O
    ? true
    : false
  : false;

/** What the field's value is. */
export type ValueOf<F> = F extends { readonly [VALUE]: infer Value } ? Value : never;

/** The record, or the row, that some fields describe. */
export type ObjectOf<F> = {
  readonly [Key in keyof F as IsOptional<F[Key]> extends true ? never : Key]: ValueOf<F[Key]>;
} & {
  readonly [Key in keyof F as IsOptional<F[Key]> extends true ? Key : never]?: ValueOf<F[Key]>;
};

/** The value of an `asset` field. */
export type AssetValue = {
  readonly path: string;
  readonly locale_paths?: Readonly<Partial<Record<Language, string>>>;
};

/** The value of a `localized_text` field: texts by language, or the key of a text that records share. */
export type TextValue = LocalizedText | { readonly key: string };

/** One row of a `cost_list` field. */
export type CostRow = {
  readonly asset_kind: string;
  readonly target_id?: string | number;
  readonly amount: number;
};

/** One row of a `reward_list` field. */
export type RewardRow = CostRow & { readonly extra?: JsonObject };

/** The value of a `condition_list` field. */
export type ConditionsValue = { readonly match: string; readonly rows: readonly JsonObject[] };
