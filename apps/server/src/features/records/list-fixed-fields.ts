import type { FixedFieldsAnswer } from '@quartermaster/contract/http/records';
import { findFixedFields } from '../../engine/fixed-records.ts';
import type { ModuleAddress } from '../../engine/module-place.ts';
import { readHeads } from '../../engine/record-rows.ts';
import { findPlace, fixedNow, type EditDependencies } from './record-place.ts';

/** The fields of some records that a save would refuse to change, so that a table can say so before. */
export async function listFixedFields(
  deps: EditDependencies,
  address: ModuleAddress,
  recordIds: readonly string[],
): Promise<FixedFieldsAnswer> {
  const { module, branch } = await findPlace(deps, address);
  const heads = await readHeads(deps.database, branch.branchId, module, recordIds);
  const fixedFields = await findFixedFields(deps.database, fixedNow(deps), module, branch.branchId, heads);
  const records = [...heads.keys()].flatMap((recordId) => {
    const { fields, lock } = fixedFields(recordId);
    if (fields.length === 0) return [];
    const held = {
      held_by: lock === null ? ('use' as const) : ('period' as const),
      until: lock?.until ?? null,
    };
    return [{ record_id: recordId, fields: [...fields], ...held }];
  });
  return { records };
}
