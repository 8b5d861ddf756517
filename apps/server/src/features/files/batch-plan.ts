import { AppError } from '@quartermaster/contract/errors/app-error';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import type { RecordData } from '@quartermaster/domain/core/json';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { Registry } from '@quartermaster/domain/core/module';
import { cdnSetting } from '@quartermaster/domain/modules/system-release/cdn-setting';
import { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { ALTERNATIVES_BY_TOOL, type UploadTool } from '@quartermaster/domain/uploads/asset-folders';
import type { Queryable } from '../../db/database.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import type { RecordChange } from '../../engine/record-change.ts';
import type { ModulePlace } from '../../engine/module-place.ts';
import { findFileRecords, type FileRecord } from './file-records.repo.ts';
import type { BatchChoices } from './inspect-file.ts';

const withoutEnding = (path: string): string => path.replace(/\.[^.]*$/, '');
const endingOf = (path: string): string => path.replace(/^.*\./, '');

/** Endings that a file could have in place of its own, and its own; null: it may have any beside it. */
const alternativesOf = (tool: UploadTool, path: string): readonly string[] | null =>
  ALTERNATIVES_BY_TOOL[tool].find((endings) => endings.includes(endingOf(path))) ?? null;

/** What no two files of a batch have in common. */
export function logicalName(tool: UploadTool, path: string): string {
  const alternatives = alternativesOf(tool, path);
  return alternatives === null ? path : `${withoutEnding(path)}.${alternatives.join('|')}`;
}

/** Paths that one logical file may have: each language, each ending. */
function relativesOf({ tool, folder, locale }: BatchChoices, path: string): readonly string[] {
  const alternatives = alternativesOf(tool, path);
  if (alternatives === null) return [path];
  const base = locale === undefined ? `${folder}/` : `${folder}/${locale}/`;
  const stem = withoutEnding(path.slice(base.length));
  const folders = [folder, ...LANGUAGES.map((each) => `${folder}/${each}`)];
  return folders.flatMap((each) => alternatives.map((ending) => `${each}/${stem}.${ending}`));
}

/**
 * The record that an upload replaces; null makes one. A picture or sound has its name once in its folder,
 * whatever its ending, and one ending in all languages; so has each part of a Spine figure.
 * @throws AppError `image_exists`, `variant_extension`
 */
export async function findReplaced(
  db: Queryable,
  { module, branchId }: ModulePlace,
  choices: BatchChoices,
  { path, hash, overwrite }: { readonly path: string; readonly hash: string; readonly overwrite: boolean },
): Promise<FileRecord | null> {
  const found = await findFileRecords(db, module, branchId, relativesOf(choices, path));
  const pathOf = ({ data }: FileRecord): string => recordOf(fileSetting, data).path;
  const own = found.find((record) => pathOf(record) === path) ?? null;
  const twin = found.find(
    (record) => pathOf(record) !== path && withoutEnding(pathOf(record)) === withoutEnding(path),
  );
  if (twin !== undefined) throw new AppError('image_exists', { path: pathOf(twin) });
  const variant = found.find((record) => endingOf(pathOf(record)) !== endingOf(path));
  if (variant !== undefined) throw new AppError('variant_extension', { path: pathOf(variant) });
  const isOther = own !== null && recordOf(fileSetting, own.data).hash !== hash;
  if (isOther && !overwrite) throw new AppError('image_exists', { path });
  return own;
}

/** The CDN setting of an environment, with the moment of an upload and the next asset version. Null: there is none. */
export async function planAssetVersion(
  db: Queryable,
  registry: Registry,
  branchId: number,
  now: Date,
): Promise<(RecordChange & { readonly version: number }) | null> {
  const module = registry.find(cdnSetting.key);
  const head = module && (await findOnlyRecord(db, partitionOf(module), branchId));
  if (!module || !head) return null;
  const version = recordOf(cdnSetting, head.data).asset_version + 1;
  const lastUpload = formatDateTime(now);
  const data = normalizeRecord(module, { ...head.data, asset_version: version, last_upload_at: lastUpload });
  return { module, recordId: head.recordId, data, base: head.revision, version };
}

/** @throws AppError `uploads_disabled` where the CDN setting of the environment says so */
export async function requireUploads(db: Queryable, registry: Registry, branchId: number): Promise<void> {
  const module = registry.find(cdnSetting.key);
  const head = module && (await findOnlyRecord(db, partitionOf(module), branchId));
  if (head && !recordOf(cdnSetting, head.data).upload_enabled) throw new AppError('uploads_disabled');
}

type Head = { readonly recordId: string; readonly revision: number; readonly data: RecordData };

async function findOnlyRecord(db: Queryable, partition: string, branchId: number): Promise<Head | undefined> {
  const { rows } = await db.query<Head>(
    `select record_id as "recordId", from_seq as revision, data from ${partition}
     where branch_id = $1 and ${IS_HEAD} limit 1`,
    [branchId],
  );
  return rows[0];
}
