import { AppError } from '@quartermaster/contract/errors/app-error';
import type { StageFields } from '@quartermaster/contract/http/file-batches';
import {
  EXTENSIONS_BY_KIND,
  EXTENSIONS_BY_TOOL,
  MEGABYTES_BY_TOOL,
  SIZE_BY_FOLDER,
  SPINE_EXTENSIONS,
  type PictureSize,
  type UploadTool,
} from '@quartermaster/domain/uploads/asset-folders';
import { acceptFile, refuseOtherName, type AcceptedFile, type OfferedFile } from './accept-file.ts';
import { pathInFolder } from './file-path.ts';
import { detectPlainFile, typeOfPath } from './file-type.ts';
import { findPolyglot } from './polyglot-file.ts';
import { findProgram } from './find-program.ts';
import { isSkeletonJson } from './spine-files.ts';

/** What a person chose for all files of a batch. */
export type BatchChoices = Pick<StageFields, 'tool' | 'folder' | 'locale' | 'kind'>;

export type InspectedFile = AcceptedFile & { readonly path: string };

const MEGABYTE = 2 ** 20;

/**
 * Checks a file by the rules of its upload page and says where it goes.
 * @throws AppError for the reason that it is refused
 */
export async function inspectFile(file: OfferedFile, choices: BatchChoices): Promise<InspectedFile> {
  const { tool, folder } = choices;
  const megabytes = MEGABYTES_BY_TOOL[tool];
  if (file.bytes.length > megabytes * MEGABYTE) throw new AppError('file_too_large', { megabytes });
  const what = findProgram(file.bytes);
  if (what !== null) throw new AppError('file_executable', { what });
  refuseEnding(file.name, extensionsOf(choices));
  const accepted =
    tool === 'file' ? await acceptPlain(file, choices) : await acceptFile(file, { kind: kindOf(tool, file) });
  if (accepted.kind === 'spine') refuseOtherJson(accepted, extensionsOf(choices));
  if (tool === 'picture' && accepted.size !== null) refuseSize(accepted.size, folder);
  return { ...accepted, path: pathInFolder(choices, file.name, accepted.type) };
}

function kindOf(tool: Exclude<UploadTool, 'file'>, { name }: OfferedFile): 'image' | 'spine' | 'sound' {
  if (tool === 'sound') return 'sound';
  return SPINE_EXTENSIONS.includes(typeOfPath(name.toLowerCase())?.extension ?? '') ? 'spine' : 'image';
}

/** @throws AppError `file_kind` for JSON that is no figure */
function refuseOtherJson({ type, bytes }: AcceptedFile, extensions: readonly string[]): void {
  if (type.extension === 'json' && !isSkeletonJson(bytes.toString('utf8')))
    throw new AppError('file_kind', { kinds: extensions.join(', ') });
}

const extensionsOf = ({ tool, kind }: BatchChoices): readonly string[] =>
  (tool === 'file' && kind !== undefined && EXTENSIONS_BY_KIND[kind]) || EXTENSIONS_BY_TOOL[tool];

/** The name has to say what the file is: it is how people and players' programs know it. */
function refuseEnding(name: string, extensions: readonly string[]): void {
  const type = typeOfPath(name.toLowerCase());
  if (type === null || !extensions.includes(type.extension))
    throw new AppError('file_kind', { kinds: extensions.join(', ') });
}

async function acceptPlain(file: OfferedFile, choices: BatchChoices): Promise<AcceptedFile> {
  const type = detectPlainFile(file.bytes, file.name);
  if (type === null) return acceptFile(file, choices.kind === 'json' ? { kind: 'json' } : {});
  refuseOtherName(file.name, type);
  const page = type.family === 'document' ? findPolyglot(file.bytes) : null;
  if (page !== null) throw new AppError('file_content', { what: page });
  return { type, kind: type.family, bytes: file.bytes, size: null, milliseconds: null, tags: [] };
}

function refuseSize(found: PictureSize, folder: string): void {
  const wanted = SIZE_BY_FOLDER[folder];
  if (wanted === undefined || (wanted.width === found.width && wanted.height === found.height)) return;
  throw new AppError('picture_size', { folder, found: sizeText(found), expected: sizeText(wanted) });
}

const sizeText = ({ width, height }: PictureSize): string => `${width}×${height}`;
