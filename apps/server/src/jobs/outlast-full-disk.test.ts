import { describe, expect, it, vi } from 'vitest';
import { createDiskWatch } from '../platform/disk-watch.ts';
import { outlastFullDisk } from './outlast-full-disk.ts';

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
const logger = { error: vi.fn<() => void>(), info: vi.fn<() => void>() };
const watch = (tryToWrite: () => Promise<void>) =>
  createDiskWatch({ logger, tryToWrite, everyMilliseconds: 1 });

describe('a job that meets a full disk', () => {
  it('goes on when there is room, without a failure that the queue would count', async () => {
    const run = vi.fn<(payload: unknown) => Promise<void>>().mockRejectedValueOnce(full).mockResolvedValue();
    const disk = watch(async () => undefined);
    await outlastFullDisk({ name: 'dig', run }, disk).run({ deep: true });
    expect(run.mock.calls).toEqual([[{ deep: true }], [{ deep: true }]]);
  });

  it('fails when the console stops meanwhile', async () => {
    const disk = watch(() => Promise.reject(full));
    const job = outlastFullDisk({ name: 'dig', run: () => Promise.reject(full) }, disk);
    const running = job.run({});
    disk.close();
    await expect(running).rejects.toBe(full);
  });
});

it('a job that fails otherwise fails', async () => {
  const other = new Error('The lamp went out.');
  const job = outlastFullDisk(
    { name: 'dig', run: () => Promise.reject(other) },
    watch(async () => undefined),
  );
  await expect(job.run({})).rejects.toBe(other);
});
