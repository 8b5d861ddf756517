import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDiskWatch, type DiskWatch } from './disk-watch.ts';

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
const logger = { error: vi.fn<() => void>(), info: vi.fn<() => void>() };
const tryToWrite = vi.fn<() => Promise<void>>();
let disk: DiskWatch;

beforeEach(() => {
  vi.clearAllMocks();
  tryToWrite.mockReset().mockRejectedValueOnce(full).mockResolvedValue();
  disk = createDiskWatch({ logger, tryToWrite, everyMilliseconds: 1 });
});
afterEach(() => disk.close());

it('is full from the first refused write until a try succeeds, and logs each once', async () => {
  expect([disk.note(full), disk.note(full), disk.isFull()]).toEqual([true, true, true]);
  expect(await disk.waitForRoom()).toBe(true);
  expect([disk.isFull(), tryToWrite.mock.calls.length]).toEqual([false, 2]);
  expect([logger.error.mock.calls.length, logger.info.mock.calls.length]).toEqual([1, 1]);
});

it('takes nothing else for a full disk', async () => {
  expect([disk.note(new Error('no')), disk.isFull(), await disk.waitForRoom()]).toEqual([false, false, true]);
});

it('does not delay the console when it stops', async () => {
  tryToWrite.mockReset().mockRejectedValue(full);
  disk.note(full);
  const waiting = disk.waitForRoom();
  disk.close();
  expect(await waiting).toBe(false);
});
