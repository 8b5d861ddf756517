import {
  LIBRARY_PAGE,
  type LibraryAnswer,
  type LibraryFile,
  type LibraryQuery,
} from '@quartermaster/contract/http/file-library';
import { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { FIRST_DOWNLOAD_BYTES } from '@quartermaster/domain/uploads/asset-folders';
import type { Queryable } from '../../db/database.ts';
import { logicalPath, missingLanguages } from './language-siblings.ts';
import {
  findLocales,
  listFilePage,
  sumFolders,
  type Files,
  type FolderSum,
  type StoredFile,
} from './library-page.repo.ts';

/** The library as one page of it is asked for; folders and the first download are those of all files. */
export async function readLibrary(db: Queryable, of: Files, query: LibraryQuery): Promise<LibraryAnswer> {
  const { total, files } = await listFilePage(db, of, query, LIBRARY_PAGE);
  const shown = files.map(fileOf);
  const localized = shown.filter(({ locale }) => locale !== null);
  const locales = await findLocales(db, of, localized.map(logicalPath));
  const sums = await sumFolders(db, of);
  const sumOf = (key: 'bootFiles' | 'bootBytes'): number =>
    sums.reduce((sum, folder) => sum + folder[key], 0);
  return {
    files: shown.map((file) => ({ ...file, missing_languages: [...missingLanguages(file, locales)] })),
    total,
    page: query.page,
    per_page: LIBRARY_PAGE,
    folders: foldersOf(sums),
    first_download: { files: sumOf('bootFiles'), bytes: sumOf('bootBytes'), limit: FIRST_DOWNLOAD_BYTES },
  };
}

function fileOf({ recordId, data, usedBy }: StoredFile) {
  const file = recordOf(fileSetting, data);
  return {
    record_id: recordId,
    path: file.path,
    kind: file.kind,
    locale: file.locale ?? null,
    hash: file.hash ?? null,
    size_bytes: file.size_bytes,
    width: file.width ?? null,
    height: file.height ?? null,
    duration_ms: file.duration_ms ?? null,
    preload: file.preload,
    deprecated: file.deprecated,
    used_by: usedBy,
  } satisfies Omit<LibraryFile, 'missing_languages'>;
}

/** Every folder with what is anywhere inside it. */
function foldersOf(sums: readonly FolderSum[]): LibraryAnswer['folders'] {
  const folders = new Map<string, { files: number; bytes: number }>();
  for (const { path, files, bytes } of sums) {
    const parts = path === null ? [] : path.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const key = parts.slice(0, depth).join('/');
      const sum = folders.get(key) ?? { files: 0, bytes: 0 };
      folders.set(key, { files: sum.files + files, bytes: sum.bytes + bytes });
    }
  }
  return [...folders].map(([path, sum]) => ({ path, ...sum })).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
