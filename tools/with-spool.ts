import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs the work with a folder for its temporary files, and removes the folder however the work ends.
 * Its name cannot be guessed and only its owner may enter it: other users can write to the folder it is in.
 */
export async function withSpool<T>(work: (folder: string) => Promise<T>, parent = tmpdir()): Promise<T> {
  const folder = await mkdtemp(join(parent, 'quartermaster-copy-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
