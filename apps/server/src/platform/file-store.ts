import { createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { flushToDisk } from './flush-to-disk.ts';

/** Where uploaded files and published bundles lie, each under a key such as `bundles/ab12….json.gz`. */
export type FileStore = {
  readonly put: (key: string, content: Uint8Array | Readable) => Promise<void>;
  readonly getStream: (key: string) => Promise<Readable>;
  readonly getBytes: (key: string) => Promise<Uint8Array>;
  readonly exists: (key: string) => Promise<boolean>;
  readonly delete: (key: string) => Promise<void>;
};

const PARTIAL = '.partial';
/** Whoever still writes a file touches it more often. */
const LEFT_AFTER_MILLISECONDS = 60 * 60 * 1000;

/** Removes what was being written when a process died. */
export async function removePartialFiles(
  folder: string,
  leftAfterMilliseconds = LEFT_AFTER_MILLISECONDS,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(PARTIAL)) continue;
    const file = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs >= leftAfterMilliseconds) await rm(file, { force: true });
  }
}

/** A file store in a folder of the local disk. */
export function createLocalFileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    // Written beside its place, flushed and moved: neither a crash nor a power cut leaves half a file under a key.
    async put(key, content) {
      const partial = `${key}.${crypto.randomUUID()}${PARTIAL}`;
      try {
        if (content instanceof Readable) {
          await disk.put(partial, '');
          // Not the library's own: it repeats a failed write with a stream that was read, and tells of that alone.
          await pipeline(content, createWriteStream(join(folder, partial)));
        } else await disk.put(partial, content);
        await flushToDisk(join(folder, partial));
        await rename(join(folder, partial), join(folder, key));
        await flushToDisk(dirname(join(folder, key)));
      } catch (problem) {
        await rm(join(folder, partial), { force: true });
        // What ended the stream (too large, broken off) says more than that it could not be written.
        throw problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
      }
    },
    getStream: (key) => disk.getStream(key),
    getBytes: (key) => disk.getBytes(key),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
  };
}
