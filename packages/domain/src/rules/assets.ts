import { isJsonObject, objectsOf, plainText, type JsonObject, type JsonValue } from '../core/json.ts';

/** What a reward gives or a cost takes. `name`: kind and target, equal for equal assets. */
export type Asset = { readonly name: string; readonly amount: number };

/** The kind and target of a reward or a cost, as one text. */
export const assetName = (row: JsonObject): string =>
  `${plainText(row['asset_kind'])} ${plainText(row['target_id'])}`;

/** The assets in a list of rewards or costs. */
export const assetsOf = (value: JsonValue | undefined): readonly Asset[] =>
  objectsOf(value).map((row) => ({ name: assetName(row), amount: Number(row['amount'] ?? 0) }));

/** The kind of a reward or a cost; null: there is none. */
export const kindOf = (row: JsonValue): JsonValue => (isJsonObject(row) ? (row['asset_kind'] ?? null) : null);

/** The record that a reward or a cost names, if it names one; any other value is itself. */
export const targetOf = (value: JsonValue): JsonValue =>
  isJsonObject(value) ? (value['target_id'] ?? null) : value;
