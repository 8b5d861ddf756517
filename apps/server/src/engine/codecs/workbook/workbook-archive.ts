import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { ByteSource, OpenBytes } from '../text-decoding.ts';

/** The most an archive may hold. A program that writes spreadsheets stays far below the ratio; a bomb does not. */
const ARCHIVE_LIMITS = { entries: 2000, megabytes: 1024, ratio: 200 } as const;

const MEGABYTE = 2 ** 20;

/** One file of an archive, unpacked as it is read. */
type ArchivePart = {
  readonly bytes: ByteSource;
  /** 0 to 1: how much of it was read. */
  readonly share: () => number;
};

/** The files of an archive by name. Names are only looked up: nothing is ever written under one. */
export type Archive = {
  readonly has: (name: string) => boolean;
  /** @throws AppError `import_workbook` when there is no such file; reading a damaged one does */
  readonly read: (name: string) => ArchivePart;
  /** A place beside the archive for what its reader has to put down. */
  readonly folder: string;
  readonly close: () => Promise<void>;
};

/**
 * Opens a ZIP archive. It is written into a folder of its own first, because its index is at its end:
 * memory does not grow with it.
 * @throws AppError `import_workbook`, `import_workbook_unpacked`
 */
export async function openArchive(open: OpenBytes): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermaster-workbook-'));
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'archive');
    await pipeline(await open(), createWriteStream(path));
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(refuseDamage);
    const entries = await listEntries(zip).catch((problem: unknown) => {
      zip.close();
      return refuseDamage(problem);
    });
    return {
      folder,
      has: (name) => entries.has(keyOf(name)),
      read(name) {
        const entry = entries.get(keyOf(name));
        if (entry === undefined) throw new AppError('import_workbook');
        return readEntry(zip, entry);
      },
      close: () => {
        if (zip.isOpen) zip.close();
        return forget();
      },
    };
  } catch (problem) {
    await forget();
    throw problem;
  }
}

/** Names in a workbook differ by more than case. */
const keyOf = (name: string): string => name.toLowerCase();

async function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    if (
      entries.size >= ARCHIVE_LIMITS.entries ||
      bytes > ARCHIVE_LIMITS.megabytes * MEGABYTE ||
      isBomb(entry)
    )
      throw new AppError('import_workbook_unpacked', { megabytes: ARCHIVE_LIMITS.megabytes });
    if (entries.has(keyOf(entry.fileName))) throw new AppError('import_workbook');
    entries.set(keyOf(entry.fileName), entry);
  }
  return entries;
}

/** Small files may repeat themselves as they like. */
function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > MEGABYTE && uncompressedSize > compressedSize * ARCHIVE_LIMITS.ratio;
}

function readEntry(zip: ZipFile, entry: Entry): ArchivePart {
  if (entry.isEncrypted()) throw new AppError('import_workbook_locked');
  let read = 0;
  // An entry that unpacks to more than its index says ends with an error where it says it should end.
  async function* bytes(): AsyncGenerator<Uint8Array> {
    let sum = 0;
    try {
      // The reader opens it: a stream that fails without a listener would end the console.
      const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
      for await (const chunk of stream) {
        sum = crc32(chunk, sum);
        read += chunk.length;
        yield chunk;
      }
    } catch (problem) {
      refuseDamage(problem);
    }
    if (sum !== entry.crc32) throw new AppError('import_workbook');
  }
  return { bytes: bytes(), share: () => Math.min(1, read / Math.max(1, entry.uncompressedSize)) };
}

/** A disk that fails is not the file's fault; everything else that archives are refused for is. */
function refuseDamage(problem: unknown): never {
  if (problem instanceof AppError) throw problem;
  if (problem instanceof Error && 'syscall' in problem) throw problem;
  throw new AppError('import_workbook');
}
