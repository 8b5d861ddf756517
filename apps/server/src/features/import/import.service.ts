import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ImportOptions, ImportOutcome } from '@quartermaster/contract/http/import';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { deferSearchIndex } from '../../jobs/defer-search-index.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { checkImport, importFileKey } from './check-import.ts';
import { suggestMapping, unknownColumns } from './column-mapping.ts';
import {
  advanceImport,
  findImport,
  findPreference,
  holdImport,
  importJobKey,
  insertImport,
  savePreference,
  updateImport,
  type StoredImport,
} from './import-jobs.repo.ts';
import { findStagedPage } from './import-rows.repo.ts';
import { readImportSummary, type ImportSummary } from './import-table.ts';
import { importTargets, targetsBelow } from './import-target.ts';
import { StaleImportError, writeImport } from './write-import.ts';

export type ImportDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
};

/** The list an import goes into. */
export type ImportPlace = { readonly branchId: number; readonly module: string };

/** `parent`: the record that every row belongs to, for modules whose records have one. */
export type Upload = {
  readonly fileName: string;
  readonly content: Readable;
  readonly parent?: string | null;
};

export type ImportService = ReturnType<typeof createImportService>;

/** Import in three steps, each its own: stage the file, check every row, write what was checked. */
export function createImportService(deps: ImportDependencies) {
  return {
    stage: (actor: Actor & { accountId: number }, place: ImportPlace, upload: Upload) =>
      stage(deps, actor, place, upload),
    get: (place: ImportPlace, id: string) => get(deps, place, id),
    preview: (place: ImportPlace, id: string, options: ImportOptions) => preview(deps, place, id, options),
    rows: (job: StoredImport, outcome: ImportOutcome | null, limit: number, offset: number) =>
      findStagedPage(deps.database, deps.registry.get(job.module), job.branchId, {
        importId: job.id,
        outcome,
        limit,
        offset,
      }),
    apply: (actor: Actor, place: ImportPlace, id: string, note: string) =>
      apply(deps, actor, place, id, note),
    /** The job behind `preview`. */
    runCheck: (id: string) => runCheck(deps, id),
    /** The job behind `apply`. */
    runWrite: (id: string, actor: Actor, note: string) => runWrite(deps, id, actor, note),
  };
}

async function stage(
  { database, files, registry }: ImportDependencies,
  actor: Actor & { accountId: number },
  place: ImportPlace,
  upload: Upload,
): Promise<StoredImport> {
  const module = registry.get(place.module);
  const parent = upload.parent ?? null;
  refuseStrangeParent(module, parent);
  const id = randomUUID();
  const { format, columns } = await keepFile(files, id, upload.content);
  const names = columns.map(({ name }) => name);
  const targets = targetsBelow(module, format, parent);
  const remembered = await findPreference(database, actor.accountId, place.module);
  const mapping = suggestMapping(names, targets, remembered?.mapping ?? {});
  const matchField = remembered?.match_field ?? null;
  return insertImport(database, {
    id,
    ...place,
    accountId: actor.accountId,
    fileName: upload.fileName,
    format,
    options: {
      mapping,
      mode: remembered?.mode ?? 'upsert',
      match_field: Object.values(mapping).includes(matchField) ? matchField : null,
      empty_cell: remembered?.empty_cell ?? 'keep',
      parent,
    },
    columns: [...columns],
    unknownColumns: [...unknownColumns(names, importTargets(module, format))],
  });
}

/** Stores an upload and reads it through. A file that cannot be imported does not stay. */
async function keepFile(files: FileStore, id: string, content: Readable): Promise<ImportSummary> {
  const key = importFileKey(id);
  await files.put(key, content);
  try {
    return await readImportSummary(() => files.getStream(key));
  } catch (problem) {
    await files.delete(key);
    throw problem;
  }
}

async function get({ database }: ImportDependencies, place: ImportPlace, id: string): Promise<StoredImport> {
  const job = await findImport(database, id);
  if (job === undefined || job.branchId !== place.branchId || job.module !== place.module)
    throw new AppError('import_not_found');
  return job;
}

async function preview(
  deps: ImportDependencies,
  place: ImportPlace,
  id: string,
  options: ImportOptions,
): Promise<StoredImport> {
  const { database, registry } = deps;
  const job = await get(deps, place, id);
  refuseStrangeParent(registry.get(job.module), options.parent);
  refuseWrongTargets(
    targetsBelow(registry.get(job.module), job.format, options.parent).map(({ key }) => key),
    options,
  );
  const remembered = await findPreference(database, job.accountId, job.module);
  await database.transaction(async (tx) => {
    const isOurs = await advanceImport(tx, id, ['staged', 'checked', 'failed'], 'checking');
    if (!isOurs) throw new AppError('import_state');
    await updateImport(tx, id, { options });
    await savePreference(tx, job.accountId, job.module, options, remembered?.mapping ?? {});
    await enqueue(tx, 'check-import', { id }, importJobKey(id));
  });
  return get(deps, place, id);
}

/** Only records of a child module belong to a parent. */
function refuseStrangeParent(module: ResolvedModule, parent: string | null): void {
  if (parent !== null && module.parent === null) throw new AppError('bad_request');
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

async function runCheck(deps: ImportDependencies, id: string): Promise<void> {
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
  deps: ImportDependencies,
  actor: Actor,
  place: ImportPlace,
  id: string,
  note: string,
): Promise<StoredImport> {
  const { database } = deps;
  const job = await get(deps, place, id);
  if (job.counts.new + job.counts.changed === 0) throw new AppError('import_state');
  await database.transaction(async (tx) => {
    if (!(await advanceImport(tx, id, ['checked'], 'writing'))) throw new AppError('import_state');
    await enqueue(tx, 'write-import', { id, actor, note }, importJobKey(id));
  });
  return get(deps, place, id);
}

async function runWrite(
  { database, registry }: ImportDependencies,
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
      const seq = await writeImport(tx, registry.get(job.module), header, job);
      await updateImport(tx, id, { state: 'done', changeSeq: seq, progress: 1 });
    });
  } catch (problem) {
    if (!(problem instanceof StaleImportError)) throw problem;
    await updateImport(database, id, {
      state: 'failed',
      problem: { code: 'import_stale', params: { records: problem.records } },
    });
  }
}
