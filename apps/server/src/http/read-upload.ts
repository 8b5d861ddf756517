import type { Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyRequest } from 'fastify';
import type { Upload, UploadLimits } from './route.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;
const MAX_FIELDS = 20;
/** One, and one more to be refused. */
const MAX_FILES = 2;
const MAX_FIELD_BYTES = 64 * 1024;

/** The form parser's own words for a body that is not what its headers say. */
const MALFORMED = /multipart|part terminated|part header|boundary|unexpected end/i;

/** A multipart request: its file, and the fields before it. */
export type Form = Upload & { readonly fields: Readonly<Record<string, string>> };

type Parts = AsyncIterableIterator<Multipart>;

/**
 * The file of a multipart request, and the fields before it. Its stream fails when the file is larger
 * than allowed, or when anything follows it, which would be lost silently. What was read goes into `digest`,
 * part by part: the same form has another boundary each time it is sent.
 * @throws AppError `unsupported_media`, `bad_request`, `repeated_key`, `too_large`
 */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes }: UploadLimits,
  digest: Hash,
): Promise<Form> {
  if (!request.isMultipart()) throw new AppError('unsupported_media');
  const limits = { fileSize: maxBytes, files: MAX_FILES, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
  const parts: Parts = request.parts({ limits });
  const fields = new Map<string, string>();
  for (;;) {
    const { value: part, done } = await parts.next().catch(refuseMalformed);
    if (done === true) throw new AppError('bad_request');
    if (part.type === 'file') {
      digest.update(JSON.stringify([...fields, part.filename]));
      const bytes = bytesOf(part.file, parts, { maxBytes, digest });
      const stream = Readable.from(bytes, { objectMode: false });
      return { fileName: part.filename, stream, fields: Object.fromEntries(fields) };
    }
    addField(fields, part);
  }
}

function addField(
  fields: Map<string, string>,
  { fieldname: name, value, valueTruncated }: MultipartValue,
): void {
  if (fields.has(name)) throw new AppError('repeated_key', { key: name });
  if (valueTruncated) throw new AppError('too_large');
  if (typeof value !== 'string') throw new AppError('bad_request');
  fields.set(name, value);
}

/** The file's bytes. The parser reports a file that was cut off at the limit only when it ends. */
async function* bytesOf(
  file: MultipartFile['file'],
  parts: Parts,
  { maxBytes, digest }: UploadLimits & { readonly digest: Hash },
): AsyncGenerator<Buffer> {
  for await (const chunk of file) {
    digest.update(chunk as Buffer);
    yield chunk as Buffer;
  }
  if (file.truncated) throw new AppError('file_too_large', { megabytes: maxBytes / BYTES_PER_MEGABYTE });
  const { done } = await parts.next();
  if (done !== true) throw new AppError('after_file');
}

/** @throws AppError `bad_request` for a form that breaks off, anything else as it is */
export function refuseMalformed(problem: unknown): never {
  const isMalformed =
    problem instanceof Error && !('statusCode' in problem) && MALFORMED.test(problem.message);
  throw isMalformed ? new AppError('bad_request') : problem;
}
