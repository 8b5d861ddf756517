import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ChangeSetsAnswer, UndoAnswer } from '@quartermaster/contract/http/change-sets';
import type { Actor } from '../../platform/actor.ts';
import type { Branch } from '../../engine/branch.ts';
import { findChangeSet, listChangeSets } from '../../engine/change-log.ts';
import { requireTyped } from '../../engine/module-place.ts';
import { undoChangeSet, UndoOverlapError } from '../../engine/undo.ts';
import { commitChanges } from './commit-changes.ts';
import { paginate } from '../../http/paginator.ts';
import { presentChangeSets } from './present-change-sets.ts';
import { nameRecords } from './present-referrers.ts';
import {
  findVersionPlace,
  type EditDependencies,
  type RecordsDependencies,
  type VersionAddress,
} from './record-place.ts';
import { refuseRemovedRows } from './refuse-removed-rows.ts';
import { requireParents } from './require-parents.ts';
import type { WriteOptions } from './write-records.ts';

/** Copies of a whole version are not somebody's edit, and taking one back would empty the version. */
const NOT_UNDOABLE: ReadonlySet<string> = new Set(['clone', 'demo']);

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
  const entry = await findChangeSet(deps.database, seq);
  const branch = [versioned, shared].find(({ branchId }) => branchId === entry?.branchId);
  if (entry === null || branch === undefined) throw new AppError('change_set_not_found', { seq });
  if (NOT_UNDOABLE.has(entry.kind)) throw new AppError('bad_request');
  if (entry.undoneBy !== null) throw new AppError('already_undone', { seq: entry.undoneBy });
  if (branch === shared) requireTyped(branch, options.confirmation);
  const header = {
    branchId: branch.branchId,
    kind: 'undo' as const,
    actor,
    note: options.note ?? null,
    source: { undone: seq },
  };
  const result = await commitChanges(deps, (tx) =>
    undoChangeSet(tx, header, deps.registry, entry, async (changes) => {
      await refuseRemovedRows(tx, branch.branchId, changes);
      await requireParents(tx, deps.registry, branch.branchId, changes);
      await deps.guard(branch, changes, tx);
    }),
  ).catch((problem: unknown) => refuseOverlap(deps, branch, problem));
  return { seq: result.seq, records: result.written.filter(({ isChanged }) => isChanged).length };
}

async function refuseOverlap(
  deps: RecordsDependencies,
  { branchId }: Branch,
  problem: unknown,
): Promise<never> {
  if (!(problem instanceof UndoOverlapError)) throw problem;
  const titles = await nameRecords(deps, problem.edits, branchId);
  const records = problem.edits.map(({ module, recordId, seq }) => ({
    module,
    record_id: recordId,
    title: titles[module]?.[recordId]?.title ?? null,
    seq,
  }));
  throw new AppError('undo_overlap', {}, [], { records });
}
