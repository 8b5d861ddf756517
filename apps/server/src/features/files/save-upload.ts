import { AppError } from '@quartermaster/contract/errors/app-error';
import type { UploadAnswer, UploadFields } from '@quartermaster/contract/http/files';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { recordOf } from '@quartermaster/domain/record/record-of';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ModulePlace } from '../../engine/module-place.ts';
import type { SettingsGuard } from '../../engine/settings-guard.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import { StaleWriteError } from '../../engine/store-errors.ts';
import type { AcceptedFile } from './accept-file.ts';
import { planAssetVersion } from './batch-plan.ts';
import { pathBeside, pathFromName } from './file-path.ts';
import { findFileRecord, nextFileId, type FileRecord } from './file-records.repo.ts';

/** A file whose bytes are stored already. */
type NewFile = Omit<AcceptedFile, 'bytes'> & {
  readonly name: string;
  readonly hash: string;
  readonly bytes: { readonly length: number };
};

type SaveUpload = {
  readonly place: ModulePlace;
  readonly file: NewFile;
  readonly fields: UploadFields;
  readonly actor: Actor;
};

type Dependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly guard: SettingsGuard;
  readonly clock: Clock;
};

const ATTEMPTS = 5;

/**
 * Makes, or replaces, the record of an uploaded file, and raises the asset version where its bytes are new.
 * Another upload may take the same number or path between the read and the write; then it starts again.
 * @throws AppError `conflict` when that goes on, `image_exists` when nothing may be replaced
 */
export async function saveUpload(deps: Dependencies, upload: SaveUpload): Promise<UploadAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await saveOnce(deps, upload);
    } catch (problem) {
      if (!(problem instanceof StaleWriteError)) throw problem;
      if (attempt === ATTEMPTS) throw new AppError('conflict');
    }
  }
}

async function saveOnce(
  { database, registry, guard, clock }: Dependencies,
  { place, file, fields, actor }: SaveUpload,
): Promise<UploadAnswer> {
  const { module, branchId } = place;
  const target = await findTarget(database, place, file, fields);
  const id = await nextFileId(database, module, branchId);
  const data = normalizeRecord(module, fileData(module, file, { ...target, id, locale: fields.locale }));
  const recordId = recordIdOf(module, data);
  const change = { module, recordId, data, base: target.record?.revision ?? null };
  const raised = isNew(target, file)
    ? await planAssetVersion(database, registry, branchId, clock.now())
    : null;
  const { seq } = await database.transaction(async (tx) => {
    const author = await guard(place, raised === null ? [change] : [change, raised], actor, tx);
    const header = { branchId, kind: 'upload', actor: author, note: null } as const;
    if (raised !== null) await writeChanges(tx, header, [raised]);
    return writeChanges(tx, header, [change]);
  });
  return {
    path: target.path,
    record_id: recordId,
    kind: file.kind,
    size_bytes: file.bytes.length,
    hash: file.hash,
    asset_version: recordOf(fileSetting, data).asset_version,
    changed: seq !== null,
  };
}

const isNew = ({ record }: Target, { hash }: NewFile): boolean =>
  record === null || recordOf(fileSetting, record.data).hash !== hash;

type Target = { readonly path: string; readonly record: FileRecord | null };

/** A requested path is replaced; one that is derived from the name avoids paths that are taken. */
async function findTarget(
  database: Database,
  { module, branchId }: ModulePlace,
  file: NewFile,
  { path, replace }: UploadFields,
): Promise<Target> {
  const wanted = path ?? pathFromName(file.kind, file.name, file.type);
  const record = await findFileRecord(database, module, branchId, wanted);
  const isOther = record !== null && recordOf(fileSetting, record.data).hash !== file.hash;
  if (isOther && !replace) throw new AppError('image_exists', { path: wanted });
  if (path !== undefined || !isOther) return { path: wanted, record };
  const beside = pathBeside(wanted, file.hash);
  return { path: beside, record: await findFileRecord(database, module, branchId, beside) };
}

type Naming = Target & { readonly id: number; readonly locale: string | undefined };

/** The record of a file: its previous values, updated with those read from the file. */
export function fileData(
  module: ResolvedModule,
  file: NewFile,
  { path, record, id, locale }: Naming,
): RecordData {
  const before = record?.data ?? { ...module.defaults, id, path, status: 'active' };
  const { hash, asset_version: version } = recordOf(fileSetting, before);
  const isSame = hash === file.hash;
  return {
    ...before,
    kind: file.kind,
    ...(locale !== undefined && { locale }),
    hash: file.hash,
    size_bytes: file.bytes.length,
    ...file.size,
    ...(file.milliseconds !== null && { duration_ms: file.milliseconds }),
    asset_version: record === null || isSame ? version : version + 1,
  };
}
