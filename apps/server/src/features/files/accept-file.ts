import { AppError } from '@quartermaster/contract/errors/app-error';
import type { UploadFields } from '@quartermaster/contract/http/files';
import { issue } from '@quartermaster/domain/core/issue';
import { detectFileType, FILE_TYPES, typeOfPath, type FileType } from './file-type.ts';
import { findStowaway } from './stowaway.ts';
import { findSvgDanger } from './svg-danger.ts';

export type AcceptedFile = { readonly type: FileType; readonly kind: string };

/** What each kind of file may contain, and what a file is when nobody says. */
const KINDS_BY_FAMILY: Readonly<Record<FileType['family'], readonly string[]>> = {
  image: ['image', 'spine'],
  sound: ['sound'],
  json: ['json', 'spine', 'avg'],
  animation: ['spine'],
};

/**
 * Judges an upload by its bytes.
 * @throws AppError `file_kind`, `file_content`, `invalid` for a path that says something else
 */
export function acceptFile(bytes: Buffer, { kind, path }: Pick<UploadFields, 'kind' | 'path'>): AcceptedFile {
  const type = detectFileType(bytes);
  if (type === null) throw refuseKind(FILE_TYPES);
  const kinds = KINDS_BY_FAMILY[type.family];
  const accepted = kind ?? kinds[0] ?? type.family;
  if (!kinds.includes(accepted)) {
    throw refuseKind(FILE_TYPES.filter(({ family }) => KINDS_BY_FAMILY[family].includes(accepted)));
  }
  refuseDanger(type, bytes);
  if (path !== undefined && typeOfPath(path) !== type) {
    throw new AppError('invalid', {}, [issue('path', 'extensions_differ')]);
  }
  return { type, kind: accepted };
}

function refuseDanger({ extension, family }: FileType, bytes: Buffer): void {
  const danger = extension === 'svg' ? findSvgDanger(bytes.toString('utf8')) : null;
  const stowaway = family === 'image' || family === 'sound' ? findStowaway(bytes) : null;
  const what = danger ?? stowaway;
  if (what !== null) throw new AppError('file_content', { what: what.slice(0, 80) });
}

const refuseKind = (types: readonly FileType[]): AppError =>
  new AppError('file_kind', { kinds: types.map(({ extension }) => extension).join(', ') });
