import type { AssetAmount } from '@quartermaster/contract/http/player-records';
import { isJsonObject, plainText, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';

/** What a record of the game gives. */
export function rewardsIn(record: RecordData): AssetAmount[] {
  const rewards: readonly JsonValue[] = Array.isArray(record['rewards']) ? record['rewards'] : [];
  return rewards.filter(isJsonObject).map((reward) => ({
    asset_kind: plainText(reward['asset_kind']),
    target_id: typeof reward['target_id'] === 'number' ? reward['target_id'] : null,
    amount: Number(reward['amount']),
  }));
}
