import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  ChangedRecordsAnswer,
  ChangeSetFilter,
  ChangeSetsAnswer,
  UndoAnswer,
} from '@quartermaster/contract/http/change-sets';
import type { Actor } from '../../platform/actor.ts';
import { findChangeSet, listChangeSets } from '../../engine/change-log.ts';
import { requireTyped } from '../../engine/module-place.ts';
import type { WriteResult } from '../../engine/record-change.ts';
import { findAlong, insertAlong } from './change-along.repo.ts';
import { commitChanges } from './commit-changes.ts';
import { paginate } from '../../http/paginator.ts';
import { readChangedRecords } from './changed-fields.ts';
import { presentChangeSets } from './present-change-sets.ts';
import { findVersionPlace, type EditDependencies, type VersionAddress } from './record-place.ts';
import { findUndoable, undoInPlace } from './undo-in-place.ts';
import type { WriteOptions } from './write-records.ts';

type ChangeSetsQuery = ChangeSetFilter & { readonly page: number; readonly per_page: number };

/** The log of an environment and version as people read it, and taking back an entry of it. */
export function createChangeSetService(deps: EditDependencies) {
  return {
    async list(address: VersionAddress, query: ChangeSetsQuery, path: string): Promise<ChangeSetsAnswer> {
      const { versioned, shared } = await findVersionPlace(deps, address);
      const { page, per_page: perPage, ...filter } = query;
      const { total, entries } = await listChangeSets(
        deps.database,
        { branchIds: [versioned.branchId, shared.branchId], ...filter },
        { offset: (page - 1) * perPage, limit: perPage },
      );
      const data = await presentChangeSets(deps, entries, versioned.branchId);
      return paginate({
        data,
        total,
        page,
        perPage,
        path,
        query: { per_page: perPage, ...filter },
      });
    },

    /** @throws AppError `change_set_not_found` */
    async records(address: VersionAddress, seq: number): Promise<ChangedRecordsAnswer> {
      const { versioned, shared } = await findVersionPlace(deps, address);
      const entry = await findChangeSet(deps.database, seq);
      if (entry === null || ![versioned.branchId, shared.branchId].includes(entry.branchId))
        throw new AppError('change_set_not_found', { seq });
      const total = Object.values(entry.modules).reduce((sum, count) => sum + count, 0);
      return { total, records: [...(await readChangedRecords(deps, entry))] };
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
  const along = found === null ? null : await findAlong(deps.database, seq);
  if (branch === shared || along !== null) requireTyped(branch, options.confirmation);
  const header = { actor, note: options.note ?? null };
  // What was written last goes first: settings lead to records of the version, which have to be there.
  const parts = [{ seq, place: branch }, ...(along === null ? [] : [{ seq: along, place: shared }])].toSorted(
    (one, other) => other.seq - one.seq,
  );
  const results = await commitChanges(deps, async (tx) => {
    const undone = new Map<number, WriteResult | undefined>();
    for (const part of parts) {
      const entries = await findUndoable(tx, part.place, [part.seq]);
      undone.set(part.seq, (await undoInPlace(deps, tx, part.place, header, entries))[0]);
    }
    const [own, settings] = [undone.get(seq), along === null ? undefined : undone.get(along)];
    // An undo of the undo brings both back.
    if (isWritten(own) && isWritten(settings)) await insertAlong(tx, own.seq, settings.seq);
    return [own, settings].filter((result) => result !== undefined);
  });
  const [result] = results;
  return {
    seq: result?.seq ?? null,
    records: results.flatMap(({ written }) => written).filter(({ isChanged }) => isChanged).length,
  };
}

const isWritten = (result: WriteResult | undefined): result is WriteResult & { readonly seq: number } =>
  result !== undefined && result.seq !== null;
