import type {
  CarriedOverAnswer,
  CarriedOverQuery,
  ConfirmCarriedOverAnswer,
  ConfirmCarriedOverBody,
} from '@quartermaster/contract/http/carried-over';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { writeAudits } from '../../engine/write-audit.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { findCarriedOver, markConfirmed } from './carried-over.repo.ts';

type CarriedOverDependencies = {
  readonly database: Database;
  readonly branches: BranchDirectory;
  readonly clock: Clock;
};

type Address = { readonly env: string; readonly version: string };

export type CarriedOverService = ReturnType<typeof createCarriedOverService>;

/** What copies took over from their sources, until it is confirmed. */
export function createCarriedOverService(deps: CarriedOverDependencies) {
  return {
    list: (address: Address, query: CarriedOverQuery) => list(deps, address, query),
    confirm: (address: Address, body: ConfirmCarriedOverBody, actor: Actor) =>
      confirm(deps, address, body, actor),
  };
}

async function branchesOf({ database, branches }: CarriedOverDependencies, { env, version }: Address) {
  const own = await branches.resolve(database, env, version, 'versioned');
  const shared = await branches.resolve(database, env, version, 'environment');
  return [own.branchId, shared.branchId];
}

async function list(
  deps: CarriedOverDependencies,
  address: Address,
  { module, record_id: recordId }: CarriedOverQuery,
): Promise<CarriedOverAnswer> {
  const found = await findCarriedOver(deps.database, await branchesOf(deps, address), { module, recordId });
  const records = found.map(({ module: key, recordId: id, from, groups }) => ({
    module: key,
    record_id: id,
    from_record_id: from,
    groups: [...groups],
  }));
  return { records };
}

async function confirm(
  deps: CarriedOverDependencies,
  address: Address,
  { records }: ConfirmCarriedOverBody,
  actor: Actor,
): Promise<ConfirmCarriedOverAnswer> {
  const branchIds = await branchesOf(deps, address);
  const wanted = records.map(({ module, record_id: recordId, groups }) => ({
    module,
    recordId,
    groups: groups ?? null,
  }));
  return deps.database.transaction(async (tx) => {
    const by = { accountId: actor.accountId, at: deps.clock.now() };
    const confirmed = await markConfirmed(tx, branchIds, wanted, by);
    const byRecord = Map.groupBy(confirmed, ({ module, recordId }) => JSON.stringify([module, recordId]));
    const entries = [...byRecord.values()].flatMap((rows) => {
      const [first] = rows;
      if (first === undefined) return [];
      const { module, recordId } = first;
      const after = { groups: rows.map(({ group }) => group) };
      const branch = branchIds[0] === undefined ? {} : { branchId: branchIds[0] };
      return [{ action: 'carried_over.confirm', module, recordId, after, ...branch }];
    });
    if (entries.length > 0) await writeAudits(tx, actor, entries);
    return { confirmed: confirmed.length };
  });
}
