import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { isMissingFile, type FileStore, type StoredFile } from './file-store.ts';
import { flushToDisk } from './flush-to-disk.ts';

/** At the end of the name of a file that is being written. */
export const PARTIAL = '.partial';
/** A process that still writes a file touches it more often. */
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
    name: folder,
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
        // Where nothing can be written, nothing can be removed either, and there is nothing to remove.
        await rm(join(folder, partial), { force: true }).catch(() => undefined);
        // What ended the stream (too large, broken off) says more than that it could not be written.
        return throwCause(problem);
      }
    },
    async getStream(key) {
      const stream = await disk.getStream(key);
      await once(stream, 'open');
      return stream;
    },
    getBytes: (key) => disk.getBytes(key).catch(throwCause),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    list: () => listFolder(folder),
    check: () => tryFolder(folder),
    getRecordedHash: async () => null,
  };
}

/**
 * Its name is that of a file being written: no one lists it, and one left by a crash is removed. A folder that is
 * not there is not made: it may have been moved away, and comes back under its name.
 */
async function tryFolder(folder: string): Promise<void> {
  const trial = join(folder, `trial.${crypto.randomUUID()}${PARTIAL}`);
  try {
    await writeFile(trial, '.');
    await rm(trial, { force: true });
  } catch (problem) {
    if (!isMissingFile(problem)) throw problem;
  }
}

/** What the file system says is more than the library's own words: that there is no such file, or no room. */
function throwCause(problem: unknown): never {
  throw problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
}

/** A folder that cannot be read is an error and not an empty one: a backup of it would have no files. */
async function* listFolder(folder: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (problem: unknown) => {
      if (isMissingFile(problem) && problem.path === folder) return [];
      throw problem;
    },
  );
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith(PARTIAL)) continue;
    const path = join(entry.parentPath, entry.name);
    // The file of an import may be forgotten meanwhile.
    const found = await stat(path).catch(() => null);
    if (found !== null) yield { key: path.slice(folder.length + 1), sizeBytes: found.size };
  }
}
