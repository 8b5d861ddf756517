import { AppError } from '@quartermaster/contract/errors/app-error';
import type { UploadAnswer, UploadFields } from '@quartermaster/contract/http/files';
import type { Registry } from '@quartermaster/domain/core/module';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { requireConfirmation, resolveModulePlace } from '../../engine/module-place.ts';
import type { SettingsGuard } from '../../engine/settings-guard.ts';
import { isMissingFile, type FileStore } from '../../platform/file-store.ts';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/sha256.ts';
import { acceptFile, type AcceptedFile, type OfferedFile } from './accept-file.ts';
import { requireUploads } from './batch-plan.ts';
import { createFileDirectory } from './file-directory.ts';
import { typeOfPath, type FileType } from './file-type.ts';
import { saveUpload } from './save-upload.ts';
import { createThumbnails, type ServedFile } from './thumbnails.ts';

type FilesDependencies = {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly guard: SettingsGuard;
  readonly clock: Clock;
};

const storeKey = (hash: string, { extension }: FileType): string => `assets/${hash}.${extension}`;

function refuseMissing(problem: unknown): never {
  throw isMissingFile(problem) ? new AppError('not_found', {}, [], undefined, { cause: problem }) : problem;
}

/** Files that the game can load: their bytes by content, their names as records. */
export function createFilesService(deps: FilesDependencies) {
  const { database, files, registry, branches } = deps;
  const directory = createFileDirectory(database, registry.find(FILE_MODULE.key));

  /** Stores the bytes of a file under their hash, which it answers. */
  async function keep({ bytes, type }: Pick<AcceptedFile, 'bytes' | 'type'>): Promise<string> {
    const hash = sha256(bytes);
    const key = storeKey(hash, type);
    try {
      if (!(await files.exists(key))) await files.put(key, bytes);
      return hash;
    } catch (cause) {
      throw new AppError('upload_failed', {}, [], undefined, { cause });
    }
  }

  /**
   * Stores a file and makes, or replaces, the record of its path.
   * @throws AppError `uploads_disabled`, `file_kind`, `file_content`, `wrong_confirmation`, `invalid`, `upload_failed`,
   * and what else files are refused for
   */
  async function upload(
    address: { readonly env: string; readonly version: string },
    { name, bytes }: OfferedFile,
    fields: UploadFields,
    actor: Actor,
  ): Promise<UploadAnswer> {
    const place = await resolveModulePlace(
      database,
      { registry, branches },
      { ...address, module: FILE_MODULE.key },
    );
    await requireUploads(database, registry, place.branchId);
    requireConfirmation(place, fields.confirmation);
    const accepted = await acceptFile({ name, bytes }, fields);
    const file = { ...accepted, name, hash: await keep(accepted) };
    const saved = await saveUpload(deps, { place, file, fields, actor });
    directory.forget();
    return saved;
  }

  /** What to send for a path; null when no environment has a file there. */
  async function find(path: string, environment: string | null): Promise<ServedFile | null> {
    const type = typeOfPath(path);
    const hash = type && (await directory.findHash(path, environment));
    return type && hash ? { hash, key: storeKey(hash, type), contentType: type.contentType } : null;
  }

  /** @throws AppError `not_found` when the store has lost the bytes of a record */
  const getStream = ({ key }: ServedFile) => files.getStream(key).catch(refuseMissing);

  /** @throws AppError `not_found` where nothing was kept under the hash */
  async function read({ hash, extension }: { readonly hash: string; readonly extension: string }) {
    const type = typeOfPath(`.${extension}`);
    if (type === null) throw new AppError('not_found');
    return Buffer.from(await files.getBytes(storeKey(hash, type)).catch(refuseMissing));
  }

  /** What batches of files need of the store. */
  const shelf = { keep, read, forget: directory.forget };

  return { shelf, upload, find, getStream, findThumbnail: createThumbnails(files).find };
}

export type FilesService = ReturnType<typeof createFilesService>;
export type FileShelf = FilesService['shelf'];
