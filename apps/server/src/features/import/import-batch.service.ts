import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { MAX_BATCH_IMPORTS } from '@quartermaster/contract/http/import-batches';
import { REVISIONS, type ResolvedModule } from '@quartermaster/domain/core/module';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { requireTyped } from '../../engine/module-place.ts';
import type { GuardedChange, SettingsGuard } from '../../engine/settings-guard.ts';
import { deferSearchIndex } from '../../jobs/defer-search-index.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Actor } from '../../platform/actor.ts';
import {
  findPlaceOf,
  undoTogether,
  type ImportPlace as TwoBranches,
  type VersionAddress,
} from '../settings-files/index.ts';
import { batchStateOf } from './batch-state.ts';
import { findMissingReferences, type MissingReferences } from './batch-references.ts';
import type { CheckDependencies } from './check-import.ts';
import { findBatch, insertBatch, type StoredBatch } from './import-batches.repo.ts';
import {
  advanceBatch,
  batchJobKey,
  findBatchImports,
  updateImport,
  type StoredImport,
} from './import-jobs.repo.ts';
import { deleteStagedRows, findWritten } from './import-rows.repo.ts';
import type { ImportService } from './import.service.ts';
import { excludeFile, stageFile, stageForModule, type BatchUpload } from './stage-batch.ts';
import { foreseenProblem } from './write-import.ts';
import { writeBatch } from './write-batch.ts';

type BatchDependencies = CheckDependencies & {
  readonly branches: BranchDirectory;
  readonly guard: SettingsGuard;
  readonly imports: ImportService;
};

/** A batch with its imports and the branches they write to. */
export type FoundBatch = {
  readonly batch: StoredBatch;
  readonly imports: readonly StoredImport[];
  readonly place: TwoBranches;
};

const MOST_REFERENCES = 100;

export type ImportBatchService = ReturnType<typeof createImportBatchService>;

/** Imports several files together: each is an import of its own until all are written in one transaction. */
export function createImportBatchService(deps: BatchDependencies) {
  return {
    get: (address: VersionAddress, id: string) => find(deps, address, id),
    ...createStaging(deps),
    ...createSteps(deps),
    references: async (address: VersionAddress, id: string): Promise<MissingReferences> => {
      const { imports, place } = await find(deps, address, id);
      const { database: db, registry } = deps;
      return findMissingReferences({ db, registry, branchOf: place.branchOf }, imports, MOST_REFERENCES);
    },
    /** The jobs behind `preview` and `apply`. */
    runCheck: (id: string) => runCheck(deps, id),
    runWrite: (id: string, actor: Actor, note: string) => runWrite(deps, id, actor, note),
  };
}

function createStaging(deps: BatchDependencies) {
  return {
    async create(
      address: VersionAddress,
      { accountId }: { readonly accountId: number },
    ): Promise<FoundBatch> {
      const { versioned } = await findPlaceOf(deps, address);
      const id = randomUUID();
      const { environment, version } = versioned;
      await insertBatch(deps.database, {
        id,
        environmentId: environment.id,
        versionId: version.id,
        accountId,
      });
      return find(deps, address, id);
    },
    /** Each sheet with rows becomes an import. @throws AppError `import_…` */
    async addFile(address: VersionAddress, id: string, upload: BatchUpload): Promise<FoundBatch> {
      const { batch, imports, place } = await find(deps, address, id);
      requireOpen(imports);
      if (imports.length >= MAX_BATCH_IMPORTS)
        throw new AppError('import_batch_size', { max: MAX_BATCH_IMPORTS });
      await stageFile(deps, batch, place, upload);
      return find(deps, address, id);
    },
    /** Assigns a file to another module, or excludes it (null). */
    async choose(address: VersionAddress, id: string, importId: string, key: string | null) {
      const { imports, place } = await find(deps, address, id);
      requireOpen(imports);
      const job = imports.find((each) => each.id === importId);
      if (job === undefined) throw new AppError('import_not_found');
      if (key === null) await excludeFile(deps, job);
      else await stageForModule(deps, job, place, requireModule(deps, key));
      return find(deps, address, id);
    },
  };
}

function createSteps(deps: BatchDependencies) {
  const { database } = deps;
  return {
    async preview(address: VersionAddress, id: string): Promise<FoundBatch> {
      const { imports } = await find(deps, address, id);
      if (imports.length === 0) throw new AppError('nothing_to_import');
      for (const { module } of imports) requireModule(deps, module);
      await database.transaction(async (tx) => {
        if (!(await advanceBatch(tx, id, ['staged', 'checked', 'failed'], 'checking')))
          throw new AppError('import_state');
        await enqueue(tx, 'check-import-batch', { id }, batchJobKey(id));
      });
      return find(deps, address, id);
    },
    async apply(
      address: VersionAddress,
      id: string,
      { note, confirmation }: { readonly note: string; readonly confirmation?: string | undefined },
      actor: Actor,
    ): Promise<FoundBatch> {
      const { imports, place } = await find(deps, address, id);
      const entry = { action: 'import_batch.apply', branchId: place.versioned.branchId };
      await auditRefusal(database, actor, entry, async () => {
        requireTyped(place.versioned, confirmation);
        refuseUnready(imports);
        const author = await guardBatch(deps, place, imports, actor);
        await database.transaction(async (tx) => {
          if (!(await advanceBatch(tx, id, ['checked'], 'writing'))) throw new AppError('import_state');
          await enqueue(tx, 'write-import-batch', { id, actor: author, note }, batchJobKey(id));
        });
      });
      return find(deps, address, id);
    },
    /** Undoes everything the batch wrote, in one transaction. */
    async undo(address: VersionAddress, id: string, confirmation: string | undefined, actor: Actor) {
      const { imports, place } = await find(deps, address, id);
      requireTyped(place.versioned, confirmation);
      if (batchStateOf(imports) !== 'done') throw new AppError('import_state');
      await undoTogether(deps, place, changeSeqsOf(imports), actor);
      return find(deps, address, id);
    },
  };
}

export const changeSeqsOf = (imports: readonly StoredImport[]): number[] => [
  ...new Set(imports.flatMap(({ changeSeq }) => changeSeq ?? [])),
];

async function find(deps: BatchDependencies, address: VersionAddress, id: string): Promise<FoundBatch> {
  const place = await findPlaceOf(deps, address);
  const batch = await findBatch(deps.database, id);
  if (batch === undefined || batch.versionId !== place.versioned.version.id)
    throw new AppError('import_not_found');
  return { batch, place, imports: await findBatchImports(deps.database, id) };
}

function requireModule({ registry }: BatchDependencies, key: string): ResolvedModule {
  const module = registry.find(key);
  if (module?.store !== REVISIONS) throw new AppError('module_not_found', { module: key });
  return module;
}

/** Files can be added, reassigned and excluded until the batch is written, but not while a job works on it. */
function requireOpen(imports: readonly StoredImport[]): void {
  const isOpen = imports.every(({ state }) => ['staged', 'checked', 'failed'].includes(state));
  if (!isOpen) throw new AppError('import_state');
}

function refuseUnready(imports: readonly StoredImport[]): void {
  if (batchStateOf(imports) !== 'checked') throw new AppError('import_state');
  const rows = imports.reduce((sum, { counts }) => sum + counts.invalid, 0);
  if (rows > 0) throw new AppError('import_batch_invalid', { rows });
  if (imports.every(({ counts }) => counts.new + counts.changed === 0))
    throw new AppError('nothing_to_import');
}

/** What takes effect on save in a protected environment is checked like any other write there. */
async function guardBatch(
  { database, registry, guard }: BatchDependencies,
  { shared, branchOf }: TwoBranches,
  imports: readonly StoredImport[],
  actor: Actor,
): Promise<Actor> {
  if (!shared.environment.isProtected) return actor;
  const changes: GuardedChange[] = [];
  for (const job of imports) {
    const module = registry.get(job.module);
    if (branchOf(module) !== shared.branchId) continue;
    const written = await findWritten(database, job.id);
    changes.push(...written.map((record) => ({ ...record, module })));
  }
  return guard(shared, changes, actor);
}

/** Checks parents before their children, which look for parents among the rows of the other files. */
async function runCheck(
  { database, registry, imports: service }: BatchDependencies,
  id: string,
): Promise<void> {
  const imports = await findBatchImports(database, id);
  const depthOf = (key: string): number => {
    const parent = registry.find(key)?.parent ?? null;
    return parent === null ? 0 : 1 + depthOf(parent.module);
  };
  const waiting = imports.filter(({ state }) => state === 'checking');
  // Otherwise rows of an earlier check would count as rows of the files.
  for (const job of waiting) await deleteStagedRows(database, job.id);
  for (const job of waiting.toSorted((a, b) => depthOf(a.module) - depthOf(b.module)))
    await service.runCheck(job.id);
}

async function runWrite(
  { database, registry, fixedRecords, clock }: BatchDependencies,
  id: string,
  actor: Actor,
  note: string,
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      // The queue may run a job again that it took for dead: the first run has changed the state.
      if (!(await advanceBatch(tx, id, ['writing'], 'writing'))) return;
      await deferSearchIndex(tx);
      const imports = await findBatchImports(tx, id);
      const fixed = { registry, fixedRecords, now: clock.now() };
      const seqs = await writeBatch(tx, { fixed, batchId: id, imports, actor, note });
      for (const job of imports) {
        const changeSeq = seqs.get(job.id);
        await updateImport(tx, job.id, {
          state: 'done',
          progress: 1,
          ...(changeSeq === undefined ? {} : { changeSeq }),
        });
      }
    });
  } catch (problem) {
    const foreseen = foreseenProblem(problem);
    for (const job of await findBatchImports(database, id))
      await updateImport(database, job.id, { state: 'failed', problem: foreseen });
  }
}
