import type { JsonObject } from '@quartermaster/domain/core/json';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import { asNumber, asText } from '../common/values.ts';

/** Whether a line of the editor says how many of what, and of which record where the kind is of records. */
export function isCompleteAsset(line: JsonObject): boolean {
  const facts = findAssetKind(asText(line['asset_kind']));
  const isNamed = facts !== undefined && (facts.target === null || asNumber(line['target_id']) !== null);
  return isNamed && asNumber(line['amount']) !== null;
}
