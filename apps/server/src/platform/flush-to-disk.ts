import { open } from 'node:fs/promises';

/** Returns when a file's bytes, or the names in a folder, would outlive a power cut. */
export async function flushToDisk(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
