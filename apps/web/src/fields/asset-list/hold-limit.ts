import type { JsonObject } from '@quartermaster/domain/core/json';

/** A limit as the console loads it: of an asset in general, or of one target of that kind. */
type AssetLimit = Readonly<Record<string, unknown>>;

const TARGETS = ['itemId', 'petId', 'godId'] as const;

/** How much of a line's asset players may hold; null: as much as they like. */
export function holdLimitOf(line: JsonObject, limits: readonly AssetLimit[]): number | null {
  const target = line['target_id'] ?? null;
  const limit = limits.find(
    (each) => each['assetKind'] === line['asset_kind'] && targetOf(each) === target,
  )?.['holdLimit'];
  return typeof limit === 'number' ? limit : null;
}

function targetOf(limit: AssetLimit): unknown {
  return TARGETS.map((key) => limit[key]).find((id) => id !== undefined && id !== null) ?? null;
}
