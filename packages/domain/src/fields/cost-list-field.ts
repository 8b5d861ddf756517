import { COST_ASSET_KINDS } from '../enums/asset-kind.ts';
import { assetRowReferences, checkAssetRows } from './asset-rows.ts';
import { assetColumn } from './asset-text.ts';
import { fieldKind } from './field-kind-logic.ts';
import { pruned } from './prune.ts';

const MAX_COSTS = 8;
const KEYS: ReadonlySet<string> = new Set(['asset_kind', 'target_id', 'amount']);

/** What a player pays: `[{asset_kind, target_id?, amount}]`. */
export const costListField = fieldKind<'cost_list'>({
  validate(field, value, path, add) {
    const { min = 1, max = MAX_COSTS, kinds = COST_ASSET_KINDS, allowZero = false } = field;
    checkAssetRows({ min, max, kinds, minAmount: allowZero ? 0 : 1, keys: KEYS }, value, path, add);
  },
  normalize: (_field, value) => pruned(value),
  columns: (field) => [assetColumn(field.key)],
  references: (_field, value, path) => assetRowReferences(value, path),
});
