import { AppError } from '@quartermaster/contract/errors/app-error';
import type { OpenBytes } from './text-decoding.ts';

/** What a file is by its first bytes: an archive, as workbooks are, or text. */
type FileSignature = 'archive' | 'text';

/** `PK`, and what follows in an archive with files in it or without any. */
const ARCHIVE_STARTS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];
/** Workbooks until 2003, and every document under a password. */
const COMPOUND_START = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const START_LENGTH = 8;
/** The entry in the index of such a document if a password hides its content. */
const LOCKED_NAME = Buffer.from('EncryptedPackage', 'utf16le');

/** @throws AppError `import_workbook_locked`, `import_workbook_kind` for documents that only their own program reads */
export async function readSignature(open: OpenBytes): Promise<FileSignature> {
  const start = await readStart(open);
  if (COMPOUND_START.every((byte, index) => start[index] === byte)) return refuseCompound(open);
  const isArchive = ARCHIVE_STARTS.some((bytes) => bytes.every((byte, index) => start[index] === byte));
  return isArchive ? 'archive' : 'text';
}

async function readStart(open: OpenBytes): Promise<Uint8Array> {
  let start = Buffer.alloc(0);
  for await (const chunk of await open()) {
    start = Buffer.concat([start, chunk]);
    if (start.length >= START_LENGTH) break;
  }
  return start;
}

async function refuseCompound(open: OpenBytes): Promise<never> {
  let before = Buffer.alloc(0);
  for await (const chunk of await open()) {
    const bytes = Buffer.concat([before, chunk]);
    if (bytes.includes(LOCKED_NAME)) throw new AppError('import_workbook_locked');
    before = bytes.subarray(-LOCKED_NAME.length);
  }
  throw new AppError('import_workbook_kind', { kind: '.xls' });
}
