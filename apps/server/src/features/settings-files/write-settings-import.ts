import type { ModuleScope, ResolvedModule } from '@quartermaster/domain/core/module';
import { writeBatches, refuseLeftLinks, type BulkResult } from '../../engine/bulk-writer.ts';
import type { ChangeHeader } from '../../engine/change-set.ts';
import { dependsOnTime, HeldChangesError, refuseHeldChanges } from '../../engine/held-changes.ts';
import type { RecordChange } from '../../engine/record-change.ts';
import type { GuardedChange } from '../../engine/settings-guard.ts';
import { ReferencedError, StaleWriteError } from '../../engine/store-errors.ts';
import type { Transaction } from '../../db/database.ts';
import { deferSearchIndex } from '../../jobs/defer-search-index.ts';
import type { Actor } from '../../platform/actor.ts';
import { commitChanges, findUndoable, undoInPlace } from '../records/index.ts';
import { findPlaceOf, type ImportPlace } from './import-place.ts';
import { readPlan } from './plan-file.ts';
import type { SettingsFilesDependencies } from './settings-files-dependencies.ts';
import {
  findSettingsImport,
  holdSettingsImport,
  updateSettingsImport,
  type StoredSettingsImport,
} from './settings-imports.repo.ts';

const BATCH = 1000;

/**
 * What takes effect on save in a protected environment is checked like any other write there, before the log is
 * touched; answers who writes, with the warnings that were accepted.
 * @throws AppError `settings_have_errors`, `settings_have_warnings`
 */
export async function guardPlanned(
  deps: SettingsFilesDependencies,
  { shared }: ImportPlace,
  job: StoredSettingsImport,
  actor: Actor,
): Promise<Actor> {
  if (!shared.environment.isProtected) return actor;
  const changes: GuardedChange[] = [];
  for (const module of changedModules(deps, job, 'environment'))
    for await (const batch of plannedChanges(deps, job, module))
      changes.push(...batch.map(({ recordId, data }) => ({ module, recordId, data })));
  return deps.guard(shared, changes, actor);
}

/** Writes what was planned, in one transaction: all of it, or nothing where something moved since. */
export async function writeSettingsImport(
  deps: SettingsFilesDependencies,
  id: string,
  actor: Actor,
  note: string,
): Promise<void> {
  const { database } = deps;
  const job = await findSettingsImport(database, id);
  if (job?.state !== 'writing') return;
  const place = await findPlaceOf(deps, { env: job.environment, version: job.version });
  try {
    await database.transaction((tx) => writeAll(deps, tx, { place, job, actor, note }));
  } catch (problem) {
    await updateSettingsImport(database, id, { state: 'failed', problem: foreseenProblem(problem) });
  }
}

/** The plan found none of these: records were saved since, or time has passed. Other errors are rethrown. */
function foreseenProblem(problem: unknown): NonNullable<StoredSettingsImport['problem']> {
  if (problem instanceof HeldChangesError) return { code: 'import_locked', params: problem.params };
  if (problem instanceof ReferencedError)
    return { code: 'import_stale', params: { records: problem.links.length } };
  if (problem instanceof StaleWriteError) return { code: 'import_stale', params: { records: 1 } };
  throw problem;
}

type Writing = {
  readonly place: ImportPlace;
  readonly job: StoredSettingsImport;
  readonly actor: Actor;
  readonly note: string;
};

async function writeAll(
  deps: SettingsFilesDependencies,
  tx: Transaction,
  { place, job, actor, note }: Writing,
): Promise<void> {
  // Taken for dead, a worker may be at it a second time.
  if (!(await holdSettingsImport(tx, job.id, 'writing'))) return;
  await deferSearchIndex(tx);
  const header = {
    kind: 'import' as const,
    actor,
    note: note === '' ? null : note,
    source: { settings_import_id: job.id, file_name: job.fileName, from: job.manifest.source.environment },
  };
  const results: (BulkResult & { readonly branchId: number })[] = [];
  // In the order in which releases lock branches.
  const parts = [
    { scope: 'versioned' as const, branchId: place.versioned.branchId },
    { scope: 'environment' as const, branchId: place.shared.branchId },
  ].toSorted((a, b) => a.branchId - b.branchId);
  for (const { scope, branchId } of parts) await refuseHeld(deps, tx, job, scope, branchId);
  for (const { scope, branchId } of parts)
    results.push({ branchId, ...(await writePart(deps, tx, job, scope, { ...header, branchId })) });
  for (const { branchId, deleted } of results) await refuseLeftLinks(tx, branchId, deleted);
  const changeSeqs = results.flatMap(({ seq }) => seq ?? []);
  await updateSettingsImport(tx, job.id, { state: 'done', changeSeqs, progress: 1 });
}

/** Before anything is written: an event that the file itself opens holds nothing yet. */
async function refuseHeld(
  deps: SettingsFilesDependencies,
  tx: Transaction,
  job: StoredSettingsImport,
  scope: ModuleScope,
  branchId: number,
): Promise<void> {
  const { registry, fixedRecords, clock } = deps;
  const fixed = { registry, fixedRecords, now: clock.now() };
  for (const module of changedModules(deps, job, scope).filter(dependsOnTime))
    for await (const batch of plannedChanges(deps, job, module))
      await refuseHeldChanges(tx, fixed, module, branchId, batch);
}

async function writePart(
  deps: SettingsFilesDependencies,
  tx: Transaction,
  job: StoredSettingsImport,
  scope: ModuleScope,
  header: ChangeHeader,
): Promise<BulkResult> {
  const modules = changedModules(deps, job, scope);
  if (modules.length === 0) return { seq: null, written: 0, deleted: [] };
  async function* batches(): AsyncGenerator<readonly RecordChange[]> {
    for (const module of modules) yield* plannedChanges(deps, job, module);
  }
  return writeBatches(tx, header, modules, batches());
}

/** The modules of one scope for which the plan holds something to write. */
function changedModules(
  { registry }: SettingsFilesDependencies,
  { modules }: StoredSettingsImport,
  scope: ModuleScope,
): readonly ResolvedModule[] {
  return modules
    .filter(({ counts }) => counts.added + counts.changed + counts.removed > 0)
    .flatMap(({ module }) => registry.find(module) ?? [])
    .filter((module) => module.scope === scope);
}

async function* plannedChanges(
  { files }: SettingsFilesDependencies,
  job: StoredSettingsImport,
  module: ResolvedModule,
): AsyncGenerator<readonly RecordChange[]> {
  let batch: RecordChange[] = [];
  for await (const { recordId, outcome, base, data } of readPlan(files, job.id, module.key)) {
    if (outcome === 'invalid') continue;
    batch.push({ module, recordId, data, base });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Undoes change sets of the two branches of a version, in one transaction.
 * @throws AppError `undo_overlap`, `already_undone`, and what prevents any undo
 */
export async function undoTogether(
  deps: Pick<
    SettingsFilesDependencies,
    'database' | 'registry' | 'branches' | 'guard' | 'fixedRecords' | 'clock'
  >,
  place: ImportPlace,
  changeSeqs: readonly number[],
  actor: Actor,
): Promise<void> {
  await commitChanges(deps, async (tx) => {
    for (const branch of [place.shared, place.versioned]) {
      const seqs = await ownSeqs(tx, branch.branchId, changeSeqs);
      const entries = await findUndoable(tx, branch, seqs);
      if (entries.length > 0) await undoInPlace(deps, tx, branch, { actor, note: null }, entries);
    }
  });
}

async function ownSeqs(
  tx: Transaction,
  branchId: number,
  seqs: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await tx.query<{ seq: number }>(
    'select seq from change_set where branch_id = $1 and seq = any($2::bigint[])',
    [branchId, seqs],
  );
  return rows.map(({ seq }) => seq);
}
