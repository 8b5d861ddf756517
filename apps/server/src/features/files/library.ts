import {
  LIBRARY_PAGE,
  type LibraryAnswer,
  type LibraryFile,
  type LibraryQuery,
} from '@quartermaster/contract/http/file-library';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { FIRST_DOWNLOAD_BYTES } from '@quartermaster/domain/uploads/asset-folders';
import type { StoredFile } from './library.repo.ts';

/** The library as one page of it is asked for; folders and the first download are those of all files. */
export function readLibrary(stored: readonly StoredFile[], query: LibraryQuery): LibraryAnswer {
  const files = withMissing(stored.map(fileOf));
  const shown = files.filter((file) => isShown(file, query));
  const from = (query.page - 1) * LIBRARY_PAGE;
  const boot = files.filter(({ preload }) => preload === 'boot');
  return {
    files: shown.slice(from, from + LIBRARY_PAGE),
    total: shown.length,
    page: query.page,
    per_page: LIBRARY_PAGE,
    folders: foldersOf(files),
    first_download: { files: boot.length, bytes: bytesOf(boot), limit: FIRST_DOWNLOAD_BYTES },
  };
}

function fileOf({ recordId, data, usedBy }: StoredFile): LibraryFile {
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
    missing_languages: [],
  };
}

const bytesOf = (files: readonly LibraryFile[]): number =>
  files.reduce((sum, { size_bytes: bytes }) => sum + bytes, 0);

function isShown(file: LibraryFile, { folder, q, kind, show }: LibraryQuery): boolean {
  if (folder !== undefined && !file.path.startsWith(`${folder}/`)) return false;
  if (q !== undefined && !file.path.includes(q.trim().toLowerCase())) return false;
  if (kind !== undefined && file.kind !== kind) return false;
  switch (show) {
    case 'used':
      return file.used_by > 0;
    case 'unused':
      return file.used_by === 0;
    case 'deprecated':
      return file.deprecated;
    case 'boot':
      return file.preload === 'boot';
    case 'missing_language':
      return file.missing_languages.length > 0;
    case undefined:
      return true;
  }
}

/** The path of a file without its language, a folder or the end of its name: what all its languages have in common. */
function logicalPath({ path, locale }: LibraryFile): string {
  if (locale === null) return path;
  return path.replace(`/${locale}/`, '/').replace(new RegExp(`[-_]${locale}(?=\\.[^.]*$)`), '');
}

/** A file that is there in one language is wanted in all of them, unless one serves them all. */
function withMissing(files: readonly LibraryFile[]): readonly LibraryFile[] {
  const byLogical = Map.groupBy(files, logicalPath);
  return files.map((file) => {
    if (file.locale === null) return file;
    const locales = (byLogical.get(logicalPath(file)) ?? []).map(({ locale }) => locale);
    if (locales.includes(null)) return file;
    return { ...file, missing_languages: LANGUAGES.filter((language) => !locales.includes(language)) };
  });
}

function foldersOf(files: readonly LibraryFile[]): LibraryAnswer['folders'] {
  const folders = new Map<string, { files: number; bytes: number }>();
  for (const { path, size_bytes: bytes } of files) {
    const parts = path.split('/').slice(0, -1);
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const key = parts.slice(0, depth).join('/');
      const sum = folders.get(key) ?? { files: 0, bytes: 0 };
      folders.set(key, { files: sum.files + 1, bytes: sum.bytes + bytes });
    }
  }
  return [...folders].map(([path, sum]) => ({ path, ...sum })).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
