import { createHash } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { UploadAnswer, UploadFields } from '@quartermaster/contract/http/files';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { ENVIRONMENT_CHANGED, type BranchDirectory } from '../../engine/branch.ts';
import { requireConfirmation, type ModulePlace } from '../../engine/module-place.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import { StaleWriteError } from '../../engine/store-errors.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { acceptFile, type AcceptedFile } from './accept-file.ts';
import { createFileDirectory } from './file-directory.ts';
import { pathBeside, pathFromName } from './file-path.ts';
import { findFileRecord, nextFileId, type FileRecord } from './file-records.repo.ts';
import { typeOfPath, type FileType } from './file-type.ts';

export type FilesDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
};

export type UploadedFile = { readonly name: string; readonly bytes: Buffer };

export type ServedFile = { readonly hash: string; readonly key: string; readonly contentType: string };

const ATTEMPTS = 5;

const storeKey = (hash: string, { extension }: FileType): string => `assets/${hash}.${extension}`;

/** Files that the game can load: their bytes by content, their names as records. */
export function createFilesService({ database, files, registry, branches }: FilesDependencies) {
  const module = registry.find(FILE_MODULE.key);
  const directory = createFileDirectory(database, module);

  /**
   * Stores a file and makes, or replaces, the record of its path.
   * @throws AppError `file_kind`, `file_content`, `wrong_confirmation`, `invalid`
   */
  async function upload(
    address: { readonly env: string; readonly version: string },
    { name, bytes }: UploadedFile,
    fields: UploadFields,
    actor: Actor,
  ): Promise<UploadAnswer> {
    if (module === undefined) throw new AppError('module_not_found', { module: FILE_MODULE.key });
    const place: ModulePlace = { module, ...(await branches.resolve(database, address.env, address.version, module.scope)) };
    requireConfirmation(place, fields.confirmation);
    const accepted = acceptFile(bytes, fields);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const key = storeKey(hash, accepted.type);
    if (!(await files.exists(key))) await files.put(key, bytes);
    const file = { ...accepted, name, hash, size: bytes.length };
    return saveUntilFree(place, file, fields, actor);
  }

  /** Somebody else may take the same number or path between our look and our write. */
  async function saveUntilFree(place: ModulePlace, file: NewFile, fields: UploadFields, actor: Actor): Promise<UploadAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await save(place, file, fields, actor);
      } catch (problem) {
        if (!(problem instanceof StaleWriteError)) throw problem;
        if (attempt === ATTEMPTS) throw new AppError('conflict');
      }
    }
  }

  async function save(place: ModulePlace, file: NewFile, fields: UploadFields, actor: Actor): Promise<UploadAnswer> {
    const { path, record } = await findTarget(database, place, file, fields);
    const id = await nextFileId(database, place.module, place.branchId);
    const data = normalizeRecord(place.module, fileData(place.module, file, { path, record, id, locale: fields.locale }));
    const recordId = recordIdOf(place.module, data);
    const result = await database.transaction(async (tx) => {
      const header = { branchId: place.branchId, kind: 'upload', actor, note: null } as const;
      const change = { module: place.module, recordId, data, base: record?.revision ?? null };
      const written = await writeChanges(tx, header, [change]);
      await tx.query('select pg_notify($1, $2)', [ENVIRONMENT_CHANGED, place.environment.key]);
      return written;
    });
    directory.forget();
    return {
      path,
      record_id: recordId,
      kind: file.kind,
      size_bytes: file.size,
      hash: file.hash,
      asset_version: Number(data['asset_version']),
      changed: result.seq !== null,
    };
  }

  /** What to send for a path; null when no environment has a file there. */
  async function find(path: string, environment: string | null): Promise<ServedFile | null> {
    const type = typeOfPath(path);
    const hash = type && (await directory.findHash(path, environment));
    return type && hash ? { hash, key: storeKey(hash, type), contentType: type.contentType } : null;
  }

  return { upload, find, getStream: files.getStream };
}

export type FilesService = ReturnType<typeof createFilesService>;

type NewFile = AcceptedFile & { readonly name: string; readonly hash: string; readonly size: number };
type Target = { readonly path: string; readonly record: FileRecord | null };

/** A path that was asked for is replaced; one that follows from the name makes room for what is there. */
async function findTarget(database: Database, place: ModulePlace, file: NewFile, { path }: UploadFields): Promise<Target> {
  const wanted = path ?? pathFromName(file.kind, file.name, file.type);
  const record = await findFileRecord(database, place.module, place.branchId, wanted);
  const isOther = record !== null && record.data['hash'] !== file.hash;
  if (path !== undefined || !isOther) return { path: wanted, record };
  const beside = pathBeside(wanted, file.hash);
  return { path: beside, record: await findFileRecord(database, place.module, place.branchId, beside) };
}

type Naming = Target & { readonly id: number; readonly locale: string | undefined };

function fileData(module: ResolvedModule, file: NewFile, { path, record, id, locale }: Naming): RecordData {
  const before = record?.data ?? { ...module.defaults, id, path, status: 'active' };
  const isSame = before['hash'] === file.hash;
  const version = Number(before['asset_version'] ?? 1);
  return {
    ...before,
    kind: file.kind,
    ...(locale !== undefined && { locale }),
    hash: file.hash,
    size_bytes: file.size,
    asset_version: record === null || isSame ? version : version + 1,
  };
}
