import { numberOf, textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { findAssetKind } from '@quartermaster/domain/enums/asset-kind';

/** Whether a line of the editor says how many of what, and of which record where the kind is of records. */
export function isCompleteAsset(line: JsonObject): boolean {
  const facts = findAssetKind(textOf(line['asset_kind']));
  const isNamed =
    facts !== undefined && (facts.target === null || numberOf(line['target_id'], null) !== null);
  return isNamed && numberOf(line['amount'], null) !== null;
}
