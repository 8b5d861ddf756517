import type {
  EndHoldAnswer,
  EndHoldBody,
  HoldAnswer,
  HoldBody,
  RecordHoldAnswer,
} from '@quartermaster/contract/http/record-holds';
import type { BranchDirectory } from '../../engine/branch.ts';
import type { Actor } from '../../platform/actor.ts';
import { endRecordHolds, holdRecords, readHold, type HoldDependencies } from './hold-records.ts';
import { getPlace } from './place.ts';

type Address = { readonly env: string; readonly version: string };

/** Keep records of a version out of its releases, and let them go. */
export type HoldsService = {
  /** Why a record is kept out; null: it is not. */
  read(address: Address & { readonly module: string; readonly id: string }): Promise<RecordHoldAnswer>;
  hold(address: Address, body: HoldBody, actor: Actor): Promise<HoldAnswer>;
  end(address: Address, body: EndHoldBody, actor: Actor): Promise<EndHoldAnswer>;
};

export function createHoldsService(
  deps: HoldDependencies & { readonly branches: BranchDirectory },
): HoldsService {
  const placeOf = ({ env, version }: Address) => getPlace(deps.database, deps.branches, env, version);
  return {
    read: async ({ module, id, ...address }) =>
      readHold(deps, await placeOf(address), { module, recordId: id }),
    hold: async (address, body, actor) => holdRecords(deps, await placeOf(address), body, actor),
    end: async (address, body, actor) => endRecordHolds(deps, await placeOf(address), body, actor),
  };
}
