import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ImportOptions, ImportRowEdit } from '@quartermaster/contract/http/import';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { LOCK } from '../../db/advisory-locks.ts';
import type { Actor } from '../../platform/actor.ts';
import { deferSearchIndex } from '../../jobs/defer-search-index.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { checkImport, type CheckDependencies } from './check-import.ts';
import {
  advanceImport,
  findImport,
  findPreference,
  holdImport,
  importJobKey,
  savePreference,
  updateImport,
  type StoredImport,
} from './import-jobs.repo.ts';
import { editRow } from './edit-row.ts';
import { readProblems } from './import-problems.ts';
import { countWithProblem, findStagedPage, type PageOptions } from './import-rows.repo.ts';
import { targetsBelow } from './import-target.ts';
import {
  chooseSheet,
  importSheetNames,
  refuseStrangeParent,
  stageImport,
  type ImportPlace,
  type Upload,
} from './stage-import.ts';
import { foreseenProblem, writeImports } from './write-import.ts';

export type ImportService = ReturnType<typeof createImportService>;

/** Import in three steps, each its own: stage the file, check every row, write what was checked. */
export function createImportService(deps: CheckDependencies) {
  return {
    stage: ({ accountId }: Actor & { accountId: number }, place: ImportPlace, upload: Upload) =>
      stageImport(deps, accountId, place, upload),
    get: (place: ImportPlace, id: string) => get(deps, place, id),
    /** The sheets of the file that can be read instead of the one that is. */
    sheets: async (place: ImportPlace, id: string) =>
      importSheetNames(deps.files, await get(deps, place, id)),
    chooseSheet: async (place: ImportPlace, id: string, sheet: string) => {
      await chooseSheet(deps, await get(deps, place, id), sheet);
      return get(deps, place, id);
    },
    preview: (place: ImportPlace, id: string, options: ImportOptions) => preview(deps, place, id, options),
    rows: (job: StoredImport, page: Omit<PageOptions, 'importId'>) =>
      findStagedPage(deps.database, deps.registry.get(job.module), job.branchId, {
        importId: job.id,
        ...page,
      }),
    count: ({ id, counts }: StoredImport, { outcome, problem }: Omit<PageOptions, 'importId'>) =>
      outcome === null && problem === null
        ? counts.new + counts.changed + counts.unchanged + counts.invalid
        : countWithProblem(deps.database, { importId: id, outcome, problem }),
    problems: (job: StoredImport) => readProblems(deps, job),
    editRow: async (place: ImportPlace, id: string, row: number, edit: ImportRowEdit) => {
      await editRow(deps, await get(deps, place, id), row, edit);
      return get(deps, place, id);
    },
    apply: (actor: Actor, place: ImportPlace, id: string, note: string) =>
      apply(deps, actor, place, id, note),
    /** The job behind `preview`. */
    runCheck: (id: string) => runCheck(deps, id),
    /** The job behind `apply`. */
    runWrite: (id: string, actor: Actor, note: string) => runWrite(deps, id, actor, note),
  };
}

async function get({ database }: CheckDependencies, place: ImportPlace, id: string): Promise<StoredImport> {
  const job = await findImport(database, id);
  if (job === undefined || job.branchId !== place.branchId || job.module !== place.module)
    throw new AppError('import_not_found');
  return job;
}

async function preview(
  deps: CheckDependencies,
  place: ImportPlace,
  id: string,
  wanted: ImportOptions,
): Promise<StoredImport> {
  const { database, registry } = deps;
  const job = await get(deps, place, id);
  const options = { ...wanted, sheet: job.options.sheet, edits: job.options.edits };
  refuseStrangeParent(registry.get(job.module), options.parent);
  refuseWrongTargets(
    targetsBelow(registry.get(job.module), job.format, options.parent).map(({ key }) => key),
    options,
  );
  refuseUnknownFields(registry.get(job.module), options);
  const remembered = await findPreference(database, job.accountId, job.module);
  await database.transaction(async (tx) => {
    const isOurs = await advanceImport(tx, id, ['staged', 'checked', 'failed'], 'checking');
    if (!isOurs) throw new AppError('import_state');
    await updateImport(tx, id, { options });
    await savePreference(tx, job.accountId, job.module, options, remembered);
    await enqueue(tx, 'check-import', { id }, importJobKey(id));
  });
  return get(deps, place, id);
}

function refuseWrongTargets(
  offered: readonly string[],
  { mapping, match_field: matchField }: ImportOptions,
): void {
  const used = Object.values(mapping).filter((target) => target !== null);
  const wrong = [...used, ...(matchField === null ? [] : [matchField])].find(
    (target) => !offered.includes(target),
  );
  const repeated = used.find((target, index) => used.indexOf(target) !== index);
  const target = wrong ?? repeated;
  if (target !== undefined) throw new AppError('import_mapping', { target });
}

/** Values and fields are remembered: only what the module has is. */
function refuseUnknownFields(module: ResolvedModule, { fill }: ImportOptions): void {
  const target = Object.keys(fill).find((key) => !module.fieldByKey.has(key));
  if (target !== undefined) throw new AppError('import_mapping', { target });
}

async function runCheck(deps: CheckDependencies, id: string): Promise<void> {
  const lock = await deps.database.connect();
  try {
    // Taken for dead, a worker may still be at it: the next one waits for it, and then looks what is left to do.
    await lock.query('select pg_advisory_lock($1, hashtext($2))', [LOCK.importFile, id]);
    await checkAlone(deps, id);
  } finally {
    await lock.close();
  }
}

async function checkAlone(deps: CheckDependencies, id: string): Promise<void> {
  const job = await findImport(deps.database, id);
  if (job?.state !== 'checking') return;
  try {
    await checkImport(deps, job);
  } catch (problem) {
    if (!(problem instanceof AppError)) throw problem;
    await updateImport(deps.database, id, {
      state: 'failed',
      problem: { code: problem.code, params: problem.params },
    });
  }
}

async function apply(
  deps: CheckDependencies,
  actor: Actor,
  place: ImportPlace,
  id: string,
  note: string,
): Promise<StoredImport> {
  const { database } = deps;
  const job = await get(deps, place, id);
  // An import of a batch is written with its batch only.
  if (job.batchId !== null) throw new AppError('import_state');
  if (job.state === 'checked' && job.counts.new + job.counts.changed === 0)
    throw new AppError('nothing_to_import');
  await database.transaction(async (tx) => {
    if (!(await advanceImport(tx, id, ['checked'], 'writing'))) throw new AppError('import_state');
    await enqueue(tx, 'write-import', { id, actor, note }, importJobKey(id));
  });
  return get(deps, place, id);
}

async function runWrite(
  { database, registry, fixedRecords, clock }: CheckDependencies,
  id: string,
  actor: Actor,
  note: string,
): Promise<void> {
  const job = await findImport(database, id);
  if (job?.state !== 'writing') return;
  try {
    await database.transaction(async (tx) => {
      // Taken for dead, a worker may be at it a second time.
      if (!(await holdImport(tx, id, 'writing'))) return;
      const source = { import_id: id, file_name: job.fileName };
      const header = {
        branchId: job.branchId,
        kind: 'import' as const,
        actor,
        note: note === '' ? null : note,
        source,
      };
      await deferSearchIndex(tx);
      const fixed = { registry, fixedRecords, now: clock.now() };
      const seq = await writeImports(tx, fixed, header, [{ module: registry.get(job.module), job }]);
      await updateImport(tx, id, { state: 'done', changeSeq: seq, progress: 1 });
    });
  } catch (problem) {
    await updateImport(database, id, { state: 'failed', problem: foreseenProblem(problem) });
  }
}
