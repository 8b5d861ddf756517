import type { Readable } from 'node:stream';

/** One file of an archive. Archives are plain tar, so that common tools can open them. */
export type ArchiveEntry = { readonly name: string; readonly content: Buffer };

/** What the archive holds is not what was packed. */
export class DamagedArchive extends Error {}

const BLOCK = 512;
const NAME_BYTES = 100;
const MODE = '0000600';

/** The bytes of one entry: a header block and the content, filled up to whole blocks. */
export function packEntry({ name, content }: ArchiveEntry): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`The name ${name} is too long for an archive.`);
  header.write(name, 0);
  header.write(`${MODE}\0`, 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  return Buffer.concat([header, content, padding]);
}

/** The two empty blocks an archive ends with. */
export const archiveEnd = (): Buffer => Buffer.alloc(2 * BLOCK);

/** Reads an archive entry by entry. */
export async function* unpackEntries(stream: Readable): AsyncGenerator<ArchiveEntry> {
  const reader = createBlockReader(stream);
  for (let header = await reader.read(BLOCK); header !== null; header = await reader.read(BLOCK)) {
    // Read to the end, where gzip compares its own checksum.
    if (header.every((byte) => byte === 0)) return reader.drain();
    if (checksumOf(header) !== parseInt(header.toString('latin1', 148, 154), 8)) throw new DamagedArchive();
    const size = parseInt(header.toString('latin1', 124, 135), 8);
    const padded = await reader.read(Math.ceil(size / BLOCK) * BLOCK);
    if (padded === null) return;
    const name = header.toString('utf8', 0, NAME_BYTES).replace(/\0.*$/s, '');
    yield { name, content: padded.subarray(0, size) };
  }
}

/** The sum of the header's bytes, its own field counted as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (let index = 0; index < BLOCK; index += 1)
    sum += index >= 148 && index < 156 ? 32 : (header[index] ?? 0);
  return sum;
}

function createBlockReader(stream: Readable) {
  const chunks = stream[Symbol.asyncIterator]();
  let pending: Buffer = Buffer.alloc(0);
  return {
    async drain(): Promise<void> {
      while ((await chunks.next()).done !== true);
    },
    /** Exactly so many bytes, or null at the end. */
    async read(size: number): Promise<Buffer | null> {
      const parts: Buffer[] = [pending];
      let length = pending.length;
      while (length < size) {
        const next = await chunks.next();
        if (next.done === true) return null;
        parts.push(next.value as Buffer);
        length += (next.value as Buffer).length;
      }
      const all = Buffer.concat(parts);
      pending = all.subarray(size);
      return all.subarray(0, size);
    },
  };
}
