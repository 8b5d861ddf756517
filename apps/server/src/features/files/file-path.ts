import type { FileType } from './file-type.ts';

const MAX_NAME_LENGTH = 80;
const HASH_LENGTH = 8;

/** A path from a file's kind and name, in the characters that paths may have. */
export function pathFromName(kind: string, fileName: string, { extension }: FileType): string {
  return `${kind}/${stemOf(fileName)}.${extension}`;
}

/** Files of one language are in a folder of that language; what an archive had in folders stays in them. */
export function pathInFolder(
  { folder, locale }: { readonly folder: string; readonly locale?: string | undefined },
  fileName: string,
  { extension }: FileType,
): string {
  const inner = fileName.split('/').slice(0, -1).map(stemOf);
  const parts = [folder, ...(locale === undefined ? [] : [locale]), ...inner, stemOf(fileName)];
  return `${parts.join('/')}.${extension}`;
}

/** A name without its folder and ending, in the characters that paths may have. */
function stemOf(fileName: string): string {
  const stem = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .slice(0, MAX_NAME_LENGTH);
  return stem === '' ? 'file' : stem;
}

/** The same path beside a different file of that name. */
export function pathBeside(path: string, hash: string): string {
  return path.replace(/(\.[^.]+)$/, `-${hash.slice(0, HASH_LENGTH)}$1`);
}
