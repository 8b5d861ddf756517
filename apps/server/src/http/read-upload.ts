import { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FastifyRequest } from 'fastify';
import type { Upload, UploadLimits } from './route.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64 * 1024;

/** The form parser's own words for a body that is not what its headers say. */
const MALFORMED = /multipart|part terminated|part header|boundary|unexpected end/i;

/**
 * The file of a multipart request. Its stream fails when the file is larger than allowed.
 * @throws AppError `unsupported_media`, `bad_request`
 */
export async function readUpload(request: FastifyRequest, { maxBytes }: UploadLimits): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media');
  const limits = { fileSize: maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch(refuseMalformed);
  if (part === undefined) throw new AppError('bad_request');
  return { fileName: part.filename, stream: whole(part.file, maxBytes), fields: textFields(part.fields) };
}

/** The file's bytes. One that was cut off at the limit is told by its parser only when it ends. */
function whole(file: UploadedFile, maxBytes: number): Readable {
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of file) yield chunk as Buffer;
    if (file.truncated) throw new AppError('file_too_large', { megabytes: maxBytes / BYTES_PER_MEGABYTE });
  }
  return Readable.from(bytes(), { objectMode: false });
}

type UploadedFile = Readable & { readonly truncated: boolean };

type Part = { readonly type: 'field' | 'file'; readonly value?: unknown };

function textFields(
  parts: Readonly<Record<string, Part | readonly Part[] | undefined>>,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (part !== undefined && 'value' in part && typeof part.value === 'string') fields[name] = part.value;
  }
  return fields;
}

/** @throws AppError `bad_request` for a form that breaks off, anything else as it is */
export function refuseMalformed(problem: unknown): never {
  const isMalformed =
    problem instanceof Error && !('statusCode' in problem) && MALFORMED.test(problem.message);
  throw isMalformed ? new AppError('bad_request') : problem;
}
