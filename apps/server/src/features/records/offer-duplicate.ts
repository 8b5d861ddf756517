import type { DuplicateOffer } from '@quartermaster/contract/http/records';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { copiedWith } from '@quartermaster/domain/core/registry';
import { identityFromRecordId } from '@quartermaster/domain/record/identity';
import { findBelonging } from '../../engine/belonging.ts';
import { countChildren } from '../../engine/children.ts';
import { findFreeNumbers, prefixOf } from '../../engine/free-numbers.ts';
import type { ModuleAddress } from '../../engine/module-place.ts';
import { getRecord } from './get-record.ts';
import { findPlace, type RecordPlace, type RecordsDependencies } from './record-place.ts';

/** What a copy of a record would be called, and what can be copied along with it. */
export async function offerDuplicate(
  deps: RecordsDependencies,
  address: ModuleAddress,
  recordId: string,
): Promise<DuplicateOffer> {
  const place = await findPlace(deps, address);
  await getRecord(deps, place, recordId);
  const { branchId } = place.branch;
  const belonging = copiedWith(deps.registry, place.module.key).map(async (module) => ({
    module: module.key,
    total:
      module.parent === null
        ? (await findBelonging(deps.database, module, branchId, recordId)).length
        : ((await countChildren(deps.database, module, branchId, [recordId])).get(recordId) ?? 0),
  }));
  return { identity: await nextIdentity(deps, place, recordId), belonging: await Promise.all(belonging) };
}

/** The last value of the identity counted up to the next free one; left out where it is no number. */
async function nextIdentity(
  { database }: RecordsDependencies,
  { module, branch }: RecordPlace,
  recordId: string,
): Promise<JsonObject> {
  const key = module.identity.at(-1) ?? '';
  const { [key]: own, ...rest } = identityFromRecordId(module, recordId);
  if (typeof own !== 'number') return rest;
  const range = { prefix: prefixOf(recordId), after: own, count: 1 };
  const [free] = await findFreeNumbers(database, module, branch.branchId, range);
  return free === undefined || free > highest(module, key) ? rest : { ...rest, [key]: free };
}

const LARGEST_ID = 999_999_999;

function highest(module: ResolvedModule, key: string): number {
  const field = module.fieldByKey.get(key);
  return field?.kind === 'integer' && field.max !== undefined ? field.max : LARGEST_ID;
}
