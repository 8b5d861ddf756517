import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TemporaryFile = { readonly path: string; readonly forget: () => Promise<void> };

/** A place for a file that nobody else reads, until it is forgotten. */
export async function createTemporaryFile(): Promise<TemporaryFile> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermaster-player-'));
  return {
    path: join(folder, 'player.json'),
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}
