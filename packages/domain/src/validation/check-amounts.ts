import { joinPath } from '../core/issue.ts';
import { isJsonObject, plainText, type RecordData } from '../core/json.ts';
import { findAssetKind } from '../enums/asset-kind.ts';
import type { AddIssue, FieldReference } from '../fields/field-kind-logic.ts';
import { valueAt } from '../record/path-value.ts';
import type { FindRecord } from '../rules/rule-logic.ts';

const TARGET = '.target_id';

/** Adds every reward or cost of more than players can hold of the record that it names. */
export function checkAmounts(
  data: RecordData,
  references: readonly FieldReference[],
  findRecord: FindRecord,
  add: AddIssue,
): void {
  for (const { path, module, id } of references) {
    if (!path.endsWith(TARGET)) continue;
    const place = path.slice(0, -TARGET.length);
    const row = valueAt(data, place);
    if (!isJsonObject(row)) continue;
    const field = findAssetKind(plainText(row['asset_kind']))?.heldAtMost;
    const most = field === undefined ? undefined : findRecord(module, id)?.[field];
    if (typeof most === 'number' && Number(row['amount'] ?? 0) > most)
      add(joinPath(place, 'amount'), 'over_stack', { module, id, limit: most });
  }
}
