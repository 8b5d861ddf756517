import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openTemporaryFile } from './temporary-file.ts';

it('is written and read, and has no place where anything could stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'temporary-file-'));
  vi.stubEnv('TMPDIR', folder);
  try {
    await using file = await openTemporaryFile();
    await file.writeFile('somebody');
    expect(await readdir(folder)).toEqual([]);
    const read = await file.createReadStream({ start: 0, encoding: 'utf8', autoClose: false }).toArray();
    expect(read.join('')).toBe('somebody');
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  }
});
