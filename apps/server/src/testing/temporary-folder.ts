import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Gives the tests of a file a folder of their own for temporary files, so that what others leave meanwhile is not
 * theirs. Returns how to list it.
 */
export function useTemporaryFolder(): () => Promise<readonly string[]> {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'temporary-'));
    vi.stubEnv('TMPDIR', folder);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  return () => readdir(folder);
}
