import type { AssetAmount } from '@quartermaster/contract/http/player-records';
import type { RewardRow } from '@quartermaster/domain/core/field-values';

/** What a record of the game gives, as players are given it. */
export function rewardsOf(rows: readonly RewardRow[] = []): AssetAmount[] {
  return rows.map(({ asset_kind, target_id, amount }) => ({
    asset_kind,
    target_id: typeof target_id === 'number' ? target_id : null,
    amount,
  }));
}
