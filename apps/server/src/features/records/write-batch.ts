import { AppError } from '@quartermaster/contract/errors/app-error';
import type { BatchAnswer, BatchChange } from '@quartermaster/contract/http/records';
import { issue, joinPath, type Issue } from '@quartermaster/domain/core/issue';
import type { Actor } from '../../platform/actor.ts';
import { requireConfirmation, type ModuleAddress } from '../../engine/module-place.ts';
import { readHeads } from '../../engine/record-rows.ts';
import type { WriteResult } from '../../engine/record-change.ts';
import type { Head } from '../../engine/record-head.ts';
import { StaleWriteError } from '../../engine/store-errors.ts';
import { checkRecord } from './check-record.ts';
import { planCreate, planUpdate, type PlannedEdit } from './plan-edit.ts';
import { presentIssues, presentRecords } from './present-records.ts';
import { findPlace, type EditDependencies, type RecordPlace } from './record-place.ts';
import { storedAfter } from './stored-after.ts';
import { existing, write, type WriteOptions } from './write-records.ts';

/** Others may edit some of the records between our look and our write. */
const ATTEMPTS = 4;

/** Writes many changes of one module as one change set, all or none. */
export async function writeBatch(
  deps: EditDependencies,
  address: ModuleAddress,
  changes: readonly BatchChange[],
  actor: Actor,
  options: WriteOptions,
): Promise<BatchAnswer> {
  const place = await findPlace(deps, address);
  requireConfirmation({ ...place.branch, module: place.module }, options.confirmation);
  for (let attempt = 1; ; attempt += 1) {
    const edits = await planAll(deps, place, changes);
    const issues = [
      ...edits.flatMap(({ issues: own }, index) => own.map((problem) => within(index, problem))),
      ...repeatedRecords(edits),
    ];
    if (issues.length > 0) throw new AppError('invalid', {}, issues);
    const planned = edits.map(({ change }) => change);
    try {
      const result = await write(deps, place, 'batch', planned, actor, options);
      return await present(deps, place, edits, result);
    } catch (problem) {
      if (!(problem instanceof StaleWriteError)) throw problem;
      // A look at what they did tells whether both can stay, or whose ID somebody took meanwhile.
      const isLookedUp = problem.head !== undefined && !isCreated(edits, problem.recordId);
      if (isLookedUp || attempt === ATTEMPTS) refuseStale(problem);
    }
  }
}

async function present(
  deps: EditDependencies,
  place: RecordPlace,
  edits: readonly PlannedEdit[],
  result: WriteResult,
): Promise<BatchAnswer> {
  const records = await storedAfter(deps, place, result);
  const { rows, found } = await presentRecords(deps, place, records);
  const byId = new Map(rows.map((row) => [row.record_id, row]));
  const answered = edits.map(({ change }) =>
    change.data === null ? null : (byId.get(change.recordId) ?? null),
  );
  return {
    seq: result.seq,
    records: answered,
    issues: answered.map((row) =>
      row === null ? [] : presentIssues(checkRecord(deps.registry, place, row.data, found)),
    ),
  };
}

async function planAll(
  deps: EditDependencies,
  place: RecordPlace,
  changes: readonly BatchChange[],
): Promise<readonly PlannedEdit[]> {
  const created = changes.map(({ op, data }) =>
    op === 'create' && data !== undefined ? planCreate(place.module, data) : null,
  );
  const ids = changes.flatMap(
    ({ op, record_id: recordId }, index) =>
      created[index]?.change.recordId ?? (op === 'create' ? [] : (recordId ?? [])),
  );
  const heads = await readHeads(deps.database, place.branch.branchId, place.module, ids);
  const edits: PlannedEdit[] = [];
  for (const [index, change] of changes.entries()) {
    const edit = created[index] ?? null;
    edits.push(edit === null ? await planOne(deps, place, change, heads) : withTaken(edit, heads));
  }
  return edits;
}

/** A new record, and whether another one has its ID. */
function withTaken(edit: PlannedEdit, heads: ReadonlyMap<string, Head>): PlannedEdit {
  const { recordId, module } = edit.change;
  return heads.has(recordId) ? { ...edit, issues: [...edit.issues, ...existing(module, recordId)] } : edit;
}

const isCreated = (edits: readonly PlannedEdit[], recordId: string): boolean =>
  edits.some(({ change }) => change.recordId === recordId && change.base === null);

async function planOne(
  deps: EditDependencies,
  place: RecordPlace,
  { op, record_id: recordId, data, base_revision: baseRevision }: BatchChange,
  heads: ReadonlyMap<string, Head>,
): Promise<PlannedEdit> {
  if (op === 'create') return refuse('data');
  if (recordId === undefined) return refuse('record_id');
  if (op === 'delete') {
    const base = baseRevision === undefined ? {} : { base: baseRevision };
    return { change: { module: place.module, recordId, data: null, ...base }, issues: [], isMerged: false };
  }
  if (data === undefined || baseRevision === undefined)
    return refuse(data === undefined ? 'data' : 'base_revision');
  return planUpdate(deps, place, { recordId, data, baseRevision }, heads.get(recordId));
}

function refuse(path: string): never {
  throw new AppError('invalid', {}, [issue(path, 'required')]);
}

const within = (index: number, problem: Issue): Issue => ({
  ...problem,
  path: joinPath(String(index), problem.path),
});

/** Two changes of one record cannot both be meant. */
function repeatedRecords(edits: readonly PlannedEdit[]): readonly Issue[] {
  const seen = new Set<string>();
  return edits.flatMap(({ change: { recordId } }, index) => {
    const isRepeated = seen.has(recordId);
    seen.add(recordId);
    return isRepeated ? [issue(String(index), 'duplicate', { value: recordId })] : [];
  });
}

function refuseStale({ head, recordId }: StaleWriteError): never {
  throw new AppError(head === null ? 'already_deleted' : 'stale_record', { record_id: recordId });
}
