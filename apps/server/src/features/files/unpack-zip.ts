import { crc32 } from 'node:zlib';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { MAX_BATCH_FILES } from '@quartermaster/contract/http/file-batches';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import type { OfferedFile } from './accept-file.ts';

const MEGABYTE = 2 ** 20;
/** Small files may repeat themselves as they like; larger ones that shrink to less than a hundredth are bombs. */
const LIMITS = { files: MAX_BATCH_FILES, megabytes: 200, ratio: 100 } as const;

const LINK = 0o120_000;
const KIND_OF_FILE = 0o170_000;

/**
 * The files of a ZIP, one after the other, so that only one is in memory. All names are checked before the first
 * is unpacked.
 * @throws AppError `archive_damaged`, `archive_path`, `archive_too_large`
 */
export async function* unpackZip(bytes: Buffer): AsyncGenerator<OfferedFile> {
  // Names are checked here: the library would not say which of them it refuses.
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: true }).catch(refuseDamage);
  const entries = await listEntries(zip).catch(refuseDamage);
  for (const entry of entries) yield { name: entry.fileName, bytes: await readEntry(zip, entry) };
}

async function listEntries(zip: ZipFile): Promise<readonly Entry[]> {
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    refusePath(entry);
    if (entry.fileName.endsWith('/')) continue;
    total += entry.uncompressedSize;
    if (entries.size >= LIMITS.files || total > LIMITS.megabytes * MEGABYTE || isBomb(entry))
      throw new AppError('archive_too_large', LIMITS);
    const key = entry.fileName.toLowerCase();
    if (entries.has(key) || entry.isEncrypted()) throw new AppError('archive_damaged');
    entries.set(key, entry);
  }
  return [...entries.values()];
}

function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > MEGABYTE && uncompressedSize > compressedSize * LIMITS.ratio;
}

function refusePath({ fileName, externalFileAttributes }: Entry): void {
  const isLink = ((externalFileAttributes >>> 16) & KIND_OF_FILE) === LINK;
  const isOutside = /^([/\\]|[a-z]:)/i.test(fileName) || fileName.split(/[/\\]/).includes('..');
  if (isLink || isOutside || /[\\\p{Cc}]/u.test(fileName))
    throw new AppError('archive_path', { name: fileName.slice(0, 80) });
}

/** The library ends with an error when an entry unpacks to more, or less, than the index says. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sum = 0;
  try {
    const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      sum = crc32(chunk, sum);
      chunks.push(chunk);
    }
  } catch (problem) {
    refuseDamage(problem);
  }
  if (sum !== entry.crc32) throw new AppError('archive_damaged');
  return Buffer.concat(chunks);
}

/** The library says what is wrong with a name only in words. */
function refuseDamage(problem: unknown): never {
  if (problem instanceof AppError) throw problem;
  const [, name] =
    /(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/.exec(
      problem instanceof Error ? problem.message : '',
    ) ?? [];
  if (name !== undefined) throw new AppError('archive_path', { name: name.slice(0, 80) });
  throw new AppError('archive_damaged', {}, [], undefined, { cause: problem });
}
