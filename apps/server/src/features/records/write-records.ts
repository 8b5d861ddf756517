import { AppError } from '@quartermaster/contract/errors/app-error';
import type { SaveAnswer } from '@quartermaster/contract/http/records';
import { issue, type Issue } from '@quartermaster/domain/core/issue';
import type { JsonObject, RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { duplicateRecord } from '@quartermaster/domain/record/duplicate-record';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { refusedWhereProtected } from '@quartermaster/domain/validation/refused-where-protected';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeKind } from '../../engine/change-set.ts';
import { readAsOf } from '../../engine/history.ts';
import { requireConfirmation, type ModuleAddress } from '../../engine/module-place.ts';
import type { RecordChange, WriteResult } from '../../engine/record-change.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import { readHeads } from '../../engine/record-rows.ts';
import { writeSingle } from '../../engine/single-write.ts';
import { StaleWriteError } from '../../engine/store-errors.ts';
import { copyAlong } from './copied-records.ts';
import { commitChanges } from './commit-changes.ts';
import { checkOwnGroups } from './check-groups.ts';
import { checkRecord } from './check-record.ts';
import { planCreate, planUpdate, type Edit, type PlannedEdit } from './plan-edit.ts';
import { presentIssues, presentRecord } from './present-records.ts';
import { getRecord } from './get-record.ts';
import { findPlace, fixedNow, type EditDependencies, type RecordPlace } from './record-place.ts';
import { refuseFixedFields } from './refuse-fixed-fields.ts';
import { refuseRemovedRows } from './refuse-removed-rows.ts';
import { requireParents } from './require-parents.ts';
import { storedAfter } from './stored-after.ts';

/** What every write comes with. */
export type WriteOptions = { readonly note?: string | undefined; readonly confirmation?: string | undefined };

/** Another person may save between read and write; after this many attempts the write is a conflict. */
const ATTEMPTS = 4;

/** Everything that changes single records. */
export function createRecordWriter(deps: EditDependencies) {
  return {
    create: (address: ModuleAddress, data: RecordData, actor: Actor, options: WriteOptions) =>
      create(deps, address, data, actor, options),
    update: (address: ModuleAddress, edit: Edit, actor: Actor, options: WriteOptions) =>
      update(deps, address, edit, actor, options),
    remove: (address: ModuleAddress, target: DeleteTarget, actor: Actor, options: WriteOptions) =>
      remove(deps, address, target, actor, options),
    duplicate: (address: ModuleAddress, copy: Duplication, actor: Actor, options: WriteOptions) =>
      duplicate(deps, address, copy, actor, options),
    restore: (address: ModuleAddress, recordId: string, seq: number, actor: Actor, options: WriteOptions) =>
      restore(deps, address, recordId, seq, actor, options),
  };
}

async function create(
  deps: EditDependencies,
  address: ModuleAddress,
  data: RecordData,
  actor: Actor,
  options: WriteOptions,
): Promise<SaveAnswer> {
  const place = await placeToWrite(deps, address, options);
  const edit = planCreate(place.module, data);
  return save(deps, place, 'create', edit, actor, options).catch((problem: unknown) =>
    refuseExisting(place.module, problem),
  );
}

/** A record has the ID already: the field that tells it from its siblings is where another has to be typed. */
export function existing(module: ResolvedModule, recordId: string): readonly Issue[] {
  const own = module.identity.at(-1);
  return own === undefined ? [] : [issue(own, 'record_exists', { id: recordId })];
}

function refuseExisting(module: ResolvedModule, problem: unknown): never {
  if (!(problem instanceof StaleWriteError)) throw problem;
  const { recordId } = problem;
  const issues = module.key === problem.module ? existing(module, recordId) : [];
  throw new AppError('record_exists', { record_id: recordId }, issues);
}

/** `children`: modules whose records belong to the record and are copied along with it. */
type Duplication = {
  readonly recordId: string;
  readonly identity: JsonObject;
  readonly children: readonly string[];
};

async function duplicate(
  deps: EditDependencies,
  address: ModuleAddress,
  { recordId, identity, children }: Duplication,
  actor: Actor,
  options: WriteOptions,
): Promise<SaveAnswer> {
  const place = await placeToWrite(deps, address, options);
  const source = await getRecord(deps, place, recordId);
  const copy = duplicateRecord(place.module, readRecord(place.module, source.data), identity);
  const edit = planCreate(place.module, copy);
  for (let attempt = 1; ; attempt += 1) {
    const along = await copyAlong(deps, place, { from: recordId, to: edit.change.recordId }, children);
    try {
      return await save(deps, place, 'create', edit, actor, options, along);
    } catch (problem) {
      // Another request took a number that one of the records copied along was to get.
      const isTaken = problem instanceof StaleWriteError && problem.module !== address.module;
      if (!isTaken || attempt === ATTEMPTS) refuseExisting(place.module, problem);
    }
  }
}

async function update(
  deps: EditDependencies,
  address: ModuleAddress,
  edit: Edit,
  actor: Actor,
  options: WriteOptions,
): Promise<SaveAnswer> {
  const place = await placeToWrite(deps, address, options);
  for (let attempt = 1; ; attempt += 1) {
    const heads = await readHeads(deps.database, place.branch.branchId, place.module, [edit.recordId]);
    const planned = await planUpdate(deps, place, edit, heads.get(edit.recordId));
    try {
      return await save(deps, place, 'update', planned, actor, options);
    } catch (problem) {
      if (!(problem instanceof StaleWriteError)) throw problem;
      if (attempt === ATTEMPTS) throw new AppError('conflict');
    }
  }
}

type DeleteTarget = { readonly recordId: string; readonly baseRevision?: number | undefined };

async function remove(
  deps: EditDependencies,
  address: ModuleAddress,
  { recordId, baseRevision }: DeleteTarget,
  actor: Actor,
  options: WriteOptions,
): Promise<{ readonly deleted: true; readonly seq: number }> {
  const place = await placeToWrite(deps, address, options);
  const change = {
    module: place.module,
    recordId,
    data: null,
    ...(baseRevision === undefined ? {} : { base: baseRevision }),
  };
  const { seq } = await write(deps, place, 'delete', [change], actor, options).catch(
    async (problem: unknown) => {
      if (!(problem instanceof StaleWriteError)) throw problem;
      if (problem.head === null) throw new AppError('already_deleted', { record_id: recordId });
      throw new AppError('stale_record');
    },
  );
  if (seq === null) throw new AppError('record_not_found', { record_id: recordId });
  return { deleted: true, seq };
}

/** The record becomes what it was; a deleted one comes back. */
async function restore(
  deps: EditDependencies,
  address: ModuleAddress,
  recordId: string,
  seq: number,
  actor: Actor,
  options: WriteOptions,
): Promise<SaveAnswer> {
  const place = await placeToWrite(deps, address, options);
  const { module, branch } = place;
  const was = await readAsOf(deps.database, module, branch.branchId, recordId, seq);
  if (was === null) throw new AppError('record_not_found', { record_id: recordId });
  const data = normalizeRecord(module, readRecord(module, was));
  const issues = validateFields(module, data, { previous: data, byConsole: true });
  await refuseRemovedRows(deps.database, branch.branchId, [{ module, recordId, data }]);
  await refuseFixedFields(deps.database, fixedNow(deps), branch.branchId, [{ module, recordId, data }]);
  const edit: PlannedEdit = { change: { module, recordId, data }, issues, isMerged: false };
  return save(deps, place, 'restore', edit, actor, options);
}

async function placeToWrite(
  deps: EditDependencies,
  address: ModuleAddress,
  { confirmation }: WriteOptions,
): Promise<RecordPlace> {
  const place = await findPlace(deps, address);
  requireConfirmation({ ...place.branch, module: place.module }, confirmation);
  return place;
}

async function save(
  deps: EditDependencies,
  place: RecordPlace,
  kind: ChangeKind,
  edit: PlannedEdit,
  actor: Actor,
  options: WriteOptions,
  below: readonly RecordChange[] = [],
): Promise<SaveAnswer> {
  if (edit.issues.length > 0) throw new AppError('invalid', {}, edit.issues);
  const result = await write(deps, place, kind, [edit.change, ...below], actor, options);
  const [stored] = await storedAfter(deps, place, result);
  if (stored === undefined) throw new AppError('already_deleted', { record_id: edit.change.recordId });
  const { row, references, found } = await presentRecord(deps, place, stored);
  const together = await checkOwnGroups(deps, place, row.record_id, row.data);
  return {
    record: row,
    issues: presentIssues([...checkRecord(deps.registry, place, row.data, found), ...together]),
    changed: result.seq !== null,
    merged: edit.isMerged,
    references,
  };
}

/** Writes changes that were found to be sound. */
export async function write(
  deps: EditDependencies,
  place: RecordPlace,
  kind: ChangeKind,
  changes: readonly RecordChange[],
  author: Actor,
  { note }: WriteOptions,
): Promise<WriteResult> {
  refuseWhereProtected(place, changes);
  const removed = changes.filter(({ data }) => data === null);
  await refuseFixedFields(deps.database, fixedNow(deps), place.branch.branchId, removed);
  await requireParents(deps.database, deps.registry, place.branch.branchId, changes);
  const actor = await deps.guard(place.branch, changes, author);
  const header = { branchId: place.branch.branchId, kind, actor, note: note ?? null };
  const [change] = changes;
  const isAlone = changes.length === 1 && change !== undefined;
  const edited = isAlone ? await writeSingle(deps.database, header, change) : null;
  return edited ?? commitChanges(deps, (tx) => writeChanges(tx, header, changes));
}

/** Settings that take effect on save are checked here: no release will. */
function refuseWhereProtected({ module, branch }: RecordPlace, changes: readonly RecordChange[]): void {
  if (module.scope !== 'environment' || !branch.environment.isProtected) return;
  const issues = changes.flatMap(({ data }) => (data === null ? [] : refusedWhereProtected(module, data)));
  if (issues.length > 0) throw new AppError('invalid', {}, issues);
}
