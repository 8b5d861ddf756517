import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';

/** Publishing is waited for: a little more bytes for a third of the time. */
const GZIP_LEVEL = 4;
const CHUNK_BYTES = 256 * 1024;
const LINE_FEED = 0x0a;

/** What was written: the compressed bytes, and the hash and length of the uncompressed ones. */
export type WrittenFile = {
  readonly bytes: Buffer;
  readonly hash: string;
  readonly recordCount: number;
  readonly byteCount: number;
};

/** Takes a module's records one by one, each as the canonical JSON of one line, in order. */
type BundleFileWriter = {
  add(record: Uint8Array): Promise<void>;
  finish(): Promise<WrittenFile>;
};

const text = (value: string): Buffer => Buffer.from(value);
const FIRST = text('[\n');
const NEXT = text(',\n');
const END = text('\n]');
const EMPTY = text('[]');

export function createBundleFileWriter(): BundleFileWriter {
  const hash = createHash('sha256');
  const gzip = createGzip({ level: GZIP_LEVEL });
  const compressed = gzip.toArray() as Promise<Buffer[]>;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let recordCount = 0;
  let byteCount = 0;

  async function flush(): Promise<void> {
    const chunk = Buffer.concat(waiting, waitingBytes);
    waiting = [];
    waitingBytes = 0;
    hash.update(chunk);
    if (!gzip.write(chunk)) await once(gzip, 'drain');
  }

  function push(bytes: Uint8Array): void {
    waiting.push(bytes);
    waitingBytes += bytes.length;
    byteCount += bytes.length;
  }

  return {
    async add(record) {
      push(recordCount === 0 ? FIRST : NEXT);
      push(record);
      recordCount += 1;
      if (waitingBytes >= CHUNK_BYTES) await flush();
    },
    async finish() {
      push(recordCount === 0 ? EMPTY : END);
      await flush();
      gzip.end();
      return { bytes: Buffer.concat(await compressed), hash: hash.digest('hex'), recordCount, byteCount };
    },
  };
}

/** The records of a compressed file as the lines they were written as, in batches. */
export async function* readBundleLines(compressed: Uint8Array): AsyncGenerator<readonly Buffer[]> {
  let rest: Buffer = Buffer.alloc(0);
  const unpacked = Readable.from([compressed]).pipe(createGunzip({ chunkSize: CHUNK_BYTES }));
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const { lines, end } = splitLines(bytes);
    rest = bytes.subarray(end);
    yield lines;
  }
}

/** Every whole line but the brackets around the list, without the comma at its end. */
function splitLines(bytes: Buffer): { readonly lines: readonly Buffer[]; readonly end: number } {
  const lines: Buffer[] = [];
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(LINE_FEED, start);
    if (end === -1) return { lines, end: start };
    const line = bytes.subarray(start, bytes[end - 1] === NEXT[0] ? end - 1 : end);
    if (line.length > 1) lines.push(line);
    start = end + 1;
  }
}
