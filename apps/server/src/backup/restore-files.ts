import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FileStore } from '../platform/file-store.ts';
import { PlainError } from '../platform/plain-error.ts';

/** Takes the parts of a backup's files in their order. */
export type FileWriter = {
  readonly write: (index: number, part: Buffer) => Promise<void>;
  readonly end: () => Promise<void>;
};

type Open = { readonly index: number; readonly stream: PassThrough; readonly done: Promise<void> };

/** Puts files into a store as their parts come, one file at a time. `keys` by index. */
export function createFileWriter(files: FileStore, keys: readonly string[]): FileWriter {
  let open: Open | null = null;

  async function end(): Promise<void> {
    const last = open;
    open = null;
    last?.stream.end();
    await last?.done;
  }

  function begin(index: number): Open {
    const key = keys[index];
    if (key === undefined) throw new PlainError('The backup holds a file that its list does not name.');
    const stream = new PassThrough();
    const done = files.put(key, stream);
    // Awaited with the next part; a failure before that must not count as unhandled.
    done.catch(() => undefined);
    return { index, stream, done };
  }

  return {
    async write(index, part) {
      if (open?.index !== index) {
        await end();
        open = begin(index);
      }
      const { stream, done } = open;
      // A store that fails reads no further.
      if (!stream.write(part)) await Promise.race([once(stream, 'drain'), done]);
    },
    end,
  };
}
