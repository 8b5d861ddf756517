import type { OpenBytes } from '../../engine/codecs/text-decoding.ts';

/** Knows how far a file is read: its first reading, for its encoding, tells how long it is. */
export function createReadProgress(open: OpenBytes): {
  readonly open: OpenBytes;
  /** 0 to 1 of the latest reading. */
  readonly share: () => number;
} {
  let [length, read] = [0, 0];
  async function* counted(): AsyncGenerator<Uint8Array> {
    read = 0;
    for await (const chunk of await open()) {
      read += chunk.length;
      length = Math.max(length, read);
      yield chunk;
    }
  }
  return {
    open: async () => counted(),
    share: () => (length === 0 ? 0 : Math.min(1, read / length)),
  };
}
