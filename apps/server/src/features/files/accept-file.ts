import { AppError } from '@quartermaster/contract/errors/app-error';
import type { UploadFields } from '@quartermaster/contract/http/files';
import { issue } from '@quartermaster/domain/core/issue';
import { checkSvg } from './check-svg.ts';
import { detectFileType, FILE_TYPES, typeOfPath, type FileType } from './file-type.ts';
import { findPolyglot } from './polyglot-file.ts';

export type AcceptedFile = { readonly type: FileType; readonly kind: string };

/** What each kind of file may contain, and what a file is when nobody says. */
const KINDS_BY_FAMILY: Readonly<Record<FileType['family'], readonly string[]>> = {
  image: ['image', 'spine'],
  sound: ['sound'],
  json: ['json', 'spine', 'avg'],
  animation: ['spine'],
};

/**
 * Checks an upload by its bytes.
 * @throws AppError `file_kind`, `file_content`, `file_malformed`, `invalid` for a path that says something else
 */
export async function acceptFile(
  bytes: Buffer,
  { kind, path }: Pick<UploadFields, 'kind' | 'path'>,
): Promise<AcceptedFile> {
  const type = detectFileType(bytes);
  if (type === null) throw refuseKind(FILE_TYPES);
  const kinds = KINDS_BY_FAMILY[type.family];
  const accepted = kind ?? kinds[0] ?? type.family;
  if (!kinds.includes(accepted)) {
    throw refuseKind(FILE_TYPES.filter(({ family }) => KINDS_BY_FAMILY[family].includes(accepted)));
  }
  await refuseDanger(type, bytes);
  if (path !== undefined && typeOfPath(path) !== type) {
    throw new AppError('invalid', {}, [issue('path', 'extensions_differ')]);
  }
  return { type, kind: accepted };
}

async function refuseDanger({ extension, family }: FileType, bytes: Buffer): Promise<void> {
  const polyglot = family === 'image' || family === 'sound' ? findPolyglot(bytes) : null;
  if (polyglot !== null) throw new AppError('file_content', { what: polyglot });
  if (extension === 'svg') await checkSvg(bytes.toString('utf8'));
}

const refuseKind = (types: readonly FileType[]): AppError =>
  new AppError('file_kind', { kinds: types.map(({ extension }) => extension).join(', ') });
