import type { ResolvedField } from '../core/field.ts';
import {
  isJsonObject,
  listOf,
  plainText,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { nestedObjects } from '../fields/nested-fields.ts';

/** An asset and how much of it: `target_id` null where the kind says all. */
export type AssetTotal = {
  readonly assetKind: string;
  readonly targetId: string | null;
  readonly amount: number;
};

/** What records give and take, each asset by itself: amounts of different currencies are never added. */
type AssetTotals = { readonly gives: readonly AssetTotal[]; readonly takes: readonly AssetTotal[] };

type Stored = { readonly module: ResolvedModule; readonly data: RecordData };

/** Sums rewards and costs of all records once each, in rows too, the largest amounts first. */
export function assetTotals(records: readonly Stored[]): AssetTotals {
  const gives = records.flatMap(({ module, data }) => assetsIn(module.fields, data, 'reward_list'));
  const takes = records.flatMap(({ module, data }) => assetsIn(module.fields, data, 'cost_list'));
  return { gives: summed(gives), takes: summed(takes) };
}

function assetsIn(
  fields: readonly ResolvedField[],
  values: JsonObject,
  kind: 'reward_list' | 'cost_list',
): readonly AssetTotal[] {
  return fields.flatMap((field) => {
    const value = values[field.key];
    if (field.kind === kind) return listOf(value).flatMap(assetOf);
    return nestedObjects(field, value, '').flatMap((inner) => assetsIn(field.rowFields, inner.values, kind));
  });
}

function assetOf(row: JsonValue): readonly AssetTotal[] {
  if (!isJsonObject(row)) return [];
  const { asset_kind: assetKind, target_id: target, amount } = row;
  if (typeof assetKind !== 'string' || typeof amount !== 'number') return [];
  const targetId = plainText(target);
  return [{ assetKind, targetId: targetId === '' ? null : targetId, amount }];
}

function summed(assets: readonly AssetTotal[]): readonly AssetTotal[] {
  const groups = Map.groupBy(assets, ({ assetKind, targetId }) => JSON.stringify([assetKind, targetId]));
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const amount = group.reduce((sum, asset) => sum + asset.amount, 0);
      return first === undefined ? [] : [{ ...first, amount }];
    })
    .toSorted((a, b) => b.amount - a.amount);
}
