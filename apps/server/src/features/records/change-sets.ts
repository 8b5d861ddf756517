import type { ChangeSetsAnswer, UndoAnswer } from '@quartermaster/contract/http/change-sets';
import type { Actor } from '../../platform/actor.ts';
import { findChangeSet, listChangeSets } from '../../engine/change-log.ts';
import { requireTyped } from '../../engine/module-place.ts';
import { commitChanges } from './commit-changes.ts';
import { paginate } from '../../http/paginator.ts';
import { presentChangeSets } from './present-change-sets.ts';
import { findVersionPlace, type EditDependencies, type VersionAddress } from './record-place.ts';
import { findUndoable, undoInPlace } from './undo-in-place.ts';
import type { WriteOptions } from './write-records.ts';

/** The log of an environment and version as people read it, and taking back an entry of it. */
export function createChangeSetService(deps: EditDependencies) {
  return {
    async list(
      address: VersionAddress,
      query: { readonly page: number; readonly per_page: number },
      path: string,
    ): Promise<ChangeSetsAnswer> {
      const { versioned, shared } = await findVersionPlace(deps, address);
      const range = { offset: (query.page - 1) * query.per_page, limit: query.per_page };
      const { total, entries } = await listChangeSets(
        deps.database,
        [versioned.branchId, shared.branchId],
        range,
      );
      const data = await presentChangeSets(deps, entries, versioned.branchId);
      return paginate({
        data,
        total,
        page: query.page,
        perPage: query.per_page,
        path,
        query: { per_page: query.per_page },
      });
    },

    undo: (address: VersionAddress, seq: number, actor: Actor, options: WriteOptions): Promise<UndoAnswer> =>
      undo(deps, address, seq, actor, options),
  };
}

async function undo(
  deps: EditDependencies,
  address: VersionAddress,
  seq: number,
  actor: Actor,
  options: WriteOptions,
): Promise<UndoAnswer> {
  const { versioned, shared } = await findVersionPlace(deps, address);
  const found = await findChangeSet(deps.database, seq);
  const branch = found?.branchId === shared.branchId ? shared : versioned;
  if (branch === shared) requireTyped(branch, options.confirmation);
  const header = { actor, note: options.note ?? null };
  const [result] = await commitChanges(deps, async (tx) =>
    undoInPlace(deps, tx, branch, header, await findUndoable(tx, branch, [seq])),
  );
  return {
    seq: result?.seq ?? null,
    records: result?.written.filter(({ isChanged }) => isChanged).length ?? 0,
  };
}
