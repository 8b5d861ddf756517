import { AppError } from '@quartermaster/contract/errors/app-error';
import type { UploadFields } from '@quartermaster/contract/http/files';
import { issue } from '@quartermaster/domain/core/issue';
import { checkSvg } from './check-svg.ts';
import { detectFileType, FILE_TYPES, typeOfPath, type FileType } from './file-type.ts';
import { findPolyglot } from './polyglot-file.ts';
import { readPicture } from './read-picture.ts';
import { readSound } from './read-sound.ts';

/** What a file was found to be, and its bytes as they are stored. */
export type AcceptedFile = {
  readonly type: FileType;
  readonly kind: string;
  readonly bytes: Buffer;
  /** Of a picture that is made of pixels. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Of a sound. */
  readonly milliseconds: number | null;
  /** Title and artist of a sound that says them. */
  readonly tags: readonly string[];
};

export type OfferedFile = { readonly name: string; readonly bytes: Buffer };

/** The kinds that each type of file may have; the first one is the default. */
const KINDS_BY_FAMILY: Readonly<Record<FileType['family'], readonly string[]>> = {
  image: ['image', 'spine'],
  sound: ['sound'],
  json: ['json', 'spine', 'avg'],
  animation: ['spine'],
  video: ['video'],
  bundle: ['bundle'],
  document: ['document'],
};

/**
 * Checks an upload by its bytes: a picture is decoded, a sound measured.
 * @throws AppError `file_kind`, `file_content`, `file_malformed`, `file_name_differs`, `picture_damaged`,
 * `picture_too_large`, `sound_damaged`, `invalid` for a path that says something else
 */
export async function acceptFile(
  { name, bytes }: OfferedFile,
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
  refuseOtherName(name, type);
  if (path !== undefined && typeOfPath(path) !== type) {
    throw new AppError('invalid', {}, [issue('path', 'extensions_differ')]);
  }
  return { type, kind: accepted, ...(await measure(bytes, type)) };
}

/** @throws AppError `file_name_differs` */
export function refuseOtherName(name: string, type: FileType): void {
  const named = typeOfPath(name.toLowerCase());
  if (named !== null && named !== type)
    throw new AppError('file_name_differs', { name, found: type.extension.toUpperCase() });
}

type Measured = Pick<AcceptedFile, 'bytes' | 'size' | 'milliseconds' | 'tags'>;

async function measure(bytes: Buffer, type: FileType): Promise<Measured> {
  const unmeasured = { bytes, size: null, milliseconds: null, tags: [] };
  if (type.family === 'sound') {
    const { milliseconds, title, artist } = await readSound(bytes, type);
    return { ...unmeasured, milliseconds, tags: [title, artist].filter((tag) => tag !== null) };
  }
  if (type.family !== 'image' || type.extension === 'svg') return unmeasured;
  const { bytes: clean, ...size } = await readPicture(bytes, type);
  return { ...unmeasured, bytes: clean, size };
}

async function refuseDanger({ extension, family }: FileType, bytes: Buffer): Promise<void> {
  const polyglot = family === 'image' || family === 'sound' ? findPolyglot(bytes) : null;
  if (polyglot !== null) throw new AppError('file_content', { what: polyglot });
  if (extension === 'svg') await checkSvg(bytes.toString('utf8'));
}

const refuseKind = (types: readonly FileType[]): AppError =>
  new AppError('file_kind', { kinds: types.map(({ extension }) => extension).join(', ') });
