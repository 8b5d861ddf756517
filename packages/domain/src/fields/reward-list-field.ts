import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonValue } from '../core/json.ts';
import { assetRowReferences, checkAssetRows } from './asset-rows.ts';
import { assetColumn } from './asset-text.ts';
import { fieldKind, type AddIssue } from './field-kind-logic.ts';
import { checkedObject } from './typed-object.ts';
import { pruned } from './prune.ts';

const MAX_REWARDS = 20;
const KEYS: ReadonlySet<string> = new Set(['asset_kind', 'target_id', 'amount', 'extra']);
const EXTRA_KEYS: ReadonlySet<string> = new Set(['level', 'star', 'expire_days']);

/** What a player is given: `[{asset_kind, target_id?, amount, extra?}]`. */
export const rewardListField = fieldKind<'reward_list'>({
  validate(field, value, path, add) {
    const { min = 1, max = MAX_REWARDS, even = false } = field;
    checkAssetRows({ min, max, even, minAmount: 1, keys: KEYS }, value, path, add);
    if (Array.isArray(value))
      value.forEach((row: JsonValue, index) => checkExtra(row, joinPath(path, index), add));
  },
  normalize: (_field, value) => pruned(value),
  columns: (field) => [assetColumn(field.key)],
  references: (_field, value, path) => assetRowReferences(value, path),
});

function checkExtra(row: JsonValue, path: string, add: AddIssue): void {
  if (!isJsonObject(row) || row['extra'] === undefined || row['extra'] === null) return;
  const place = joinPath(path, 'extra');
  const extra = checkedObject(row['extra'], EXTRA_KEYS, place, add);
  for (const [key, value] of Object.entries(extra ?? {})) {
    if (!EXTRA_KEYS.has(key) || value === null) continue;
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) add(joinPath(place, key), 'integer');
    else if (value < 1) add(joinPath(place, key), 'greater_or_equal', { than: 1 });
  }
}
