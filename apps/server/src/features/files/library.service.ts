import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  LibraryAnswer,
  LibraryQuery,
  ReplaceAnswer,
  ReplaceBody,
} from '@quartermaster/contract/http/file-library';
import type { Registry } from '@quartermaster/domain/core/module';
import { FILE_MODULE } from '@quartermaster/domain/fields/asset-field';
import { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type { Database } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { resolveModulePlace } from '../../engine/module-place.ts';
import { readHeads } from '../../engine/record-rows.ts';
import type { Actor } from '../../platform/actor.ts';
import { findVersionPlace, nameRecords, type RecordsService, type VersionAddress } from '../records/index.ts';
import { findFileRecord } from './file-records.repo.ts';
import { readLibrary } from './library.ts';
import { listFileUses, type FileUse } from './library.repo.ts';
import { replaceAt } from './replace-path.ts';

type LibraryDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly records: RecordsService;
};

/** All files of an environment, and what names them. */
export function createLibraryService(deps: LibraryDependencies) {
  return {
    read: (address: VersionAddress, query: LibraryQuery) => read(deps, address, query),
    replace: (address: VersionAddress, body: ReplaceBody, actor: Actor) =>
      replace(deps, address, body, actor),
  };
}

export type LibraryService = ReturnType<typeof createLibraryService>;

const placeOf = (deps: LibraryDependencies, address: VersionAddress) =>
  resolveModulePlace(deps.database, deps, { ...address, module: FILE_MODULE.key });

async function read(
  deps: LibraryDependencies,
  address: VersionAddress,
  query: LibraryQuery,
): Promise<LibraryAnswer> {
  const { module, branchId } = await placeOf(deps, address);
  return readLibrary(deps.database, { module, branchId }, query);
}

/**
 * Records of a version, and settings of its environment, that name one file name another one instead.
 * @throws AppError `not_found`, `file_same`, and what edits of records are refused for
 */
async function replace(
  deps: LibraryDependencies,
  address: VersionAddress,
  { from, to, preview, confirmation }: ReplaceBody,
  actor: Actor,
): Promise<ReplaceAnswer> {
  await refuseUnlike(deps, address, from, to);
  const { versioned, shared } = await findVersionPlace(deps, address);
  const uses = await listFileUses(deps.database, [versioned.branchId, shared.branchId], from);
  const groups = [...Map.groupBy(uses, ({ module, recordId }) => recordKey(module, recordId)).values()];
  const titles = await nameRecords(deps, uses, versioned.branchId);
  const records = groups.map((group) => {
    const { module, recordId } = firstOf(group);
    const title = titles[module]?.[recordId]?.title ?? null;
    return { module, record_id: recordId, title, fields: group.map(({ path }) => path) };
  });
  if (preview || groups.length === 0) return { records, changes: [] };
  const edits = await editsOf(deps, groups, from, to);
  return {
    records,
    changes: [...(await deps.records.updateAcross(address, edits, actor, { confirmation }))],
  };
}

function firstOf<T>(group: readonly T[]): T {
  const [first] = group;
  if (first === undefined) throw new Error('A group of nothing');
  return first;
}

/** A module is of one scope, so its records are in one branch. */
async function editsOf(
  { database, registry }: LibraryDependencies,
  groups: readonly (readonly FileUse[])[],
  from: string,
  to: string,
) {
  const edits = [];
  for (const [key, ofModule] of Map.groupBy(groups, (group) => firstOf(group).module)) {
    const { branchId } = firstOf(firstOf(ofModule));
    const ids = ofModule.map((group) => firstOf(group).recordId);
    const heads = await readHeads(database, branchId, registry.get(key), ids);
    for (const group of ofModule) {
      const head = heads.get(firstOf(group).recordId);
      if (head === undefined) throw new AppError('conflict');
      const places = group.map(({ path }) => path);
      const { recordId, revision: base } = head;
      edits.push({ module: key, recordId, data: replaceAt(head.data, places, from, to), base });
    }
  }
  return edits;
}

/** A picture takes the place of a picture, under the same ending where records have it per language. */
async function refuseUnlike(deps: LibraryDependencies, address: VersionAddress, from: string, to: string) {
  const { module, branchId } = await placeOf(deps, address);
  const [old, next] = [
    await findFileRecord(deps.database, module, branchId, from),
    await findFileRecord(deps.database, module, branchId, to),
  ];
  if (old === null || next === null) throw new AppError('not_found');
  const isAlike = recordOf(fileSetting, old.data).kind === recordOf(fileSetting, next.data).kind;
  if (from === to || !isAlike) throw new AppError('file_same');
}
