import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  INITIAL_IMPORT_SOURCES,
  type ImportSources,
  type SettingsFileModules,
  type SettingsFileQuery,
  type SettingsImportOptions,
} from '@quartermaster/contract/http/settings-files';
import { mayImportFrom } from '@quartermaster/domain/permissions/import-sources';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import type { Branch } from '../../engine/branch.ts';
import { requireTyped } from '../../engine/module-place.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Actor } from '../../platform/actor.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { checkSettingsImport } from './check-settings-import.ts';
import { exportSettings, listExportable } from './export-settings.ts';
import { createImportSources } from './import-sources.ts';
import { deleteImportFiles, settingsFileKey } from './plan-file.ts';
import { isSetting } from './select-modules.ts';
import type { SettingsFilesDependencies } from './settings-files-dependencies.ts';
import { openSettingsFile } from './read-settings-file.ts';
import { readPlannedPage, type PlanPage } from './read-planned-page.ts';
import {
  advanceSettingsImport,
  findSettingsImport,
  insertSettingsImport,
  readSetting,
  settingsImportJobKey,
  updateSettingsImport,
  type StoredSettingsImport,
} from './settings-imports.repo.ts';
import { findPlaceOf, type ImportPlace, type VersionAddress } from './import-place.ts';
import { guardPlanned, undoTogether, writeSettingsImport } from './write-settings-import.ts';

type SettingsUpload = {
  readonly fileName: string;
  readonly stream: Parameters<FileStore['put']>[1];
};

type Step = { readonly note: string; readonly confirmation: string | undefined };

export type SettingsFilesService = ReturnType<typeof createSettingsFilesService>;

/** Settings as files: out of one place, and in three steps into another. */
export function createSettingsFilesService(deps: SettingsFilesDependencies) {
  return {
    export: (query: SettingsFileQuery, actor: Actor) => exportSettings(deps, query, actor),
    exportable: async (point: string): Promise<SettingsFileModules> => ({
      families: deps.registry.families.map(({ key, title }) => ({ key, title })),
      modules: [...(await listExportable(deps, point))],
    }),
    ...createUploads(deps),
    ...createWrites(deps),
    /** The jobs behind `preview` and `apply`. */
    runCheck: (id: string) => checkSettingsImport(deps, id),
    runWrite: (id: string, actor: Actor, note: string) => writeSettingsImport(deps, id, actor, note),
    sources: createImportSources(deps),
  };
}

const get = async (deps: SettingsFilesDependencies, address: VersionAddress, id: string) =>
  (await find(deps, address, id)).job;

function createUploads(deps: SettingsFilesDependencies) {
  return {
    get: (address: VersionAddress, id: string) => get(deps, address, id),
    /** @throws AppError `settings_file_damaged`, `settings_file_invalid`, `transfer_source` */
    async stage(address: VersionAddress, upload: SettingsUpload, actor: Actor & { accountId: number }) {
      const place = await findPlaceOf(deps, address);
      const id = randomUUID();
      const entry = { action: 'settings_file.stage', branchId: place.versioned.branchId };
      const after = { file_name: upload.fileName };
      await auditRefusal(deps.database, actor, { ...entry, after }, () =>
        stage(deps, place, id, upload, actor),
      );
      return get(deps, address, id);
    },
    async preview(address: VersionAddress, id: string, options: SettingsImportOptions) {
      const { job } = await find(deps, address, id);
      const inFile = new Set(job.manifest.modules.map(({ module }) => module));
      const strange = options.modules.find((key) => !inFile.has(key) || !isSetting(deps.registry, key));
      if (strange !== undefined) throw new AppError('module_not_found', { module: strange });
      const wanted = { ...options, modules: [...new Set(options.modules)] };
      await deps.database.transaction(async (tx) => {
        if (!(await advanceSettingsImport(tx, id, ['staged', 'checked', 'failed'], 'checking')))
          throw new AppError('import_state');
        await updateSettingsImport(tx, id, { options: wanted, modules: [] });
        await enqueue(tx, 'check-settings-import', { id }, settingsImportJobKey(id));
      });
      return get(deps, address, id);
    },
    async records(address: VersionAddress, id: string, page: PlanPage) {
      const { job, place } = await find(deps, address, id);
      return readPlannedPage(deps, place, job, page);
    },
  };
}

function createWrites(deps: SettingsFilesDependencies) {
  return {
    async apply(address: VersionAddress, id: string, { note, confirmation }: Step, actor: Actor) {
      const { job, place } = await find(deps, address, id);
      const entry = { action: 'settings_file.import', branchId: place.versioned.branchId };
      await auditRefusal(deps.database, actor, entry, async () => {
        requireTyped(place.versioned, confirmation);
        await requireSource(deps, place.versioned, job.manifest.source.environment);
        refuseErrors(job);
        const author = await guardPlanned(deps, place, job, actor);
        await deps.database.transaction(async (tx) => {
          if (!(await advanceSettingsImport(tx, id, ['checked'], 'writing')))
            throw new AppError('import_state');
          await enqueue(tx, 'write-settings-import', { id, actor: author, note }, settingsImportJobKey(id));
        });
      });
      return get(deps, address, id);
    },
    async undo(address: VersionAddress, id: string, confirmation: string | undefined, actor: Actor) {
      const { job, place } = await find(deps, address, id);
      requireTyped(place.versioned, confirmation);
      if (job.state !== 'done') throw new AppError('import_state');
      await undoTogether(deps, place, job.changeSeqs, actor);
      return get(deps, address, id);
    },
  };
}

async function find(
  deps: SettingsFilesDependencies,
  address: VersionAddress,
  id: string,
): Promise<{ readonly job: StoredSettingsImport; readonly place: ImportPlace }> {
  const place = await findPlaceOf(deps, address);
  const job = await findSettingsImport(deps.database, id);
  if (job === undefined || job.versionId !== place.versioned.version.id)
    throw new AppError('import_not_found');
  return { job, place };
}

/** Keeps an upload that is whole and comes from where it may. Any other does not stay. */
async function stage(
  deps: SettingsFilesDependencies,
  { versioned }: ImportPlace,
  id: string,
  { fileName, stream }: SettingsUpload,
  { accountId }: { readonly accountId: number },
): Promise<void> {
  const { database, files } = deps;
  await files.put(settingsFileKey(id), stream);
  try {
    const file = await openSettingsFile(() => files.getStream(settingsFileKey(id)), fileName);
    await file.close();
    await requireSource(deps, versioned, file.manifest.source.environment);
    await insertSettingsImport(database, {
      id,
      environmentId: versioned.environment.id,
      versionId: versioned.version.id,
      accountId,
      fileName,
      manifest: file.manifest,
    });
  } catch (problem) {
    await deleteImportFiles(files, id, []);
    throw problem;
  }
}

async function requireSource(
  { database }: SettingsFilesDependencies,
  { environment }: Pick<Branch, 'environment'>,
  source: string,
): Promise<void> {
  const sources = (await readSetting<ImportSources>(database)) ?? INITIAL_IMPORT_SOURCES;
  if (!mayImportFrom(source, environment, sources))
    throw new AppError('transfer_source', { environment: source });
}

function refuseErrors({ state, modules }: StoredSettingsImport): void {
  if (state !== 'checked') throw new AppError('import_state');
  const errors = modules.reduce((sum, { counts }) => sum + counts.errors, 0);
  if (errors > 0) throw new AppError('settings_import_errors', { errors });
  const changes = modules.reduce(
    (sum, { counts }) => sum + counts.added + counts.changed + counts.removed,
    0,
  );
  if (changes === 0) throw new AppError('nothing_to_import');
}
