import type { FileType } from './file-type.ts';

const MAX_NAME_LENGTH = 80;
const HASH_LENGTH = 8;

/** A path from a file's kind and name, in the characters that paths may have. */
export function pathFromName(kind: string, fileName: string, { extension }: FileType): string {
  const stem = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .slice(0, MAX_NAME_LENGTH);
  return `${kind}/${stem === '' ? 'file' : stem}.${extension}`;
}

/** The same path beside a different file of that name. */
export function pathBeside(path: string, hash: string): string {
  return path.replace(/(\.[^.]+)$/, `-${hash.slice(0, HASH_LENGTH)}$1`);
}
