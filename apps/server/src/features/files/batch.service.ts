import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  BatchAnswer,
  BatchBody,
  StageAnswer,
  StageFields,
  StagedFile,
} from '@quartermaster/contract/http/file-batches';
import { issue } from '@quartermaster/domain/core/issue';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { assetFolder, plainKind, soundFolder } from '@quartermaster/domain/uploads/asset-folders';
import type { Database } from '../../db/database.ts';
import { requireConfirmation, resolveModulePlace, type ModulePlace } from '../../engine/module-place.ts';
import type { Actor } from '../../platform/actor.ts';
import type { OfferedFile } from './accept-file.ts';
import { ACCEPTED, refusalOf, type OutcomeReader } from './batch-outcome.ts';
import { findReplaced, requireUploads } from './batch-plan.ts';
import { listFolders } from './file-records.repo.ts';
import { inspectFile, type BatchChoices } from './inspect-file.ts';
import { unpackZip } from './unpack-zip.ts';
import { writeBatch, type BatchDependencies } from './write-batch.ts';

type Address = { readonly env: string; readonly version: string };

/** Several files at a time: each is checked and kept as it arrives, then all are written as one change. */
export function createBatchService(deps: BatchDependencies) {
  return {
    stage: (address: Address, file: OfferedFile, fields: StageFields, reader: OutcomeReader) =>
      stage(deps, address, file, fields, reader),
    write: (address: Address, body: BatchBody, actor: Actor, reader: OutcomeReader) =>
      write(deps, address, body, actor, reader),
    folders: (address: Address) => folders(deps, address),
  };
}

export type BatchService = ReturnType<typeof createBatchService>;

async function findPlace(deps: BatchDependencies, address: Address): Promise<ModulePlace> {
  return resolveModulePlace(deps.database, deps, { ...address, module: FILE_MODULE.key });
}

async function openPlace(
  deps: BatchDependencies,
  address: Address,
  choices: BatchChoices,
): Promise<ModulePlace> {
  const place = await findPlace(deps, address);
  await requireUploads(deps.database, deps.registry, place.branchId);
  await refuseFolder(deps.database, place, choices);
  if (choices.tool === 'sound' && choices.folder === 'voice' && choices.locale === undefined)
    throw new AppError('invalid', {}, [issue('locale', 'required')]);
  return place;
}

const FOLDERS = { picture: assetFolder, sound: soundFolder } as const;

async function refuseFolder(database: Database, place: ModulePlace, choices: BatchChoices): Promise<void> {
  const { tool, folder } = choices;
  const known =
    tool === 'file' ? await plainFolders(database, place) : FOLDERS[tool].values.map(({ value }) => value);
  if (!known.includes(folder)) throw new AppError('file_folder', { folder });
}

/** Folders that have files, and those that every kind of plain file begins with. */
async function plainFolders(
  database: Database,
  { module, branchId }: ModulePlace,
): Promise<readonly string[]> {
  const used = await listFolders(database, module, branchId);
  return [...new Set([...plainKind.values.map(({ value }) => value), ...used])].toSorted();
}

async function folders(deps: BatchDependencies, address: Address): Promise<readonly string[]> {
  return plainFolders(deps.database, await findPlace(deps, address));
}

async function stage(
  deps: BatchDependencies,
  address: Address,
  file: OfferedFile,
  fields: StageFields,
  reader: OutcomeReader,
): Promise<StageAnswer> {
  const place = await openPlace(deps, address, fields);
  if (!fields.unpack || fields.tool !== 'file')
    return { files: [await stageOne(deps, place, file, fields, reader)] };
  const staged: StagedFile[] = [];
  try {
    for await (const part of unpackZip(file.bytes))
      staged.push(await stageOne(deps, place, part, fields, reader));
  } catch (problem) {
    // A ZIP that is refused is refused as a whole.
    return { files: [refused(file, refusalOf(problem, fields.tool, reader))] };
  }
  return { files: staged };
}

async function stageOne(
  { database, shelf }: BatchDependencies,
  place: ModulePlace,
  file: OfferedFile,
  fields: StageFields,
  reader: OutcomeReader,
): Promise<StagedFile> {
  try {
    const found = await inspectFile(file, fields);
    const { path, type, size, milliseconds, tags } = found;
    const hash = await shelf.keep(found);
    await findReplaced(database, place, fields, { path, hash, overwrite: fields.overwrite });
    return {
      ...ACCEPTED,
      name: file.name,
      path,
      hash,
      extension: type.extension,
      size_bytes: found.bytes.length,
      width: size?.width ?? null,
      height: size?.height ?? null,
      duration_ms: milliseconds,
      tags: [...tags],
    };
  } catch (problem) {
    return refused(file, refusalOf(problem, fields.tool, reader));
  }
}

function refused({ name, bytes }: OfferedFile, refusal: ReturnType<typeof refusalOf>): StagedFile {
  const nothing = { path: null, hash: null, extension: null, width: null, height: null, duration_ms: null };
  return { ...refusal, ...nothing, name, size_bytes: bytes.length, tags: [] };
}

async function write(
  deps: BatchDependencies,
  address: Address,
  body: BatchBody,
  actor: Actor,
  reader: OutcomeReader,
): Promise<BatchAnswer> {
  const place = await openPlace(deps, address, body);
  requireConfirmation(place, body.confirmation);
  const answer = await writeBatch(deps, { place, body, actor, reader });
  deps.shelf.forget();
  return answer;
}
