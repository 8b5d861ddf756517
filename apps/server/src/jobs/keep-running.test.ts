import { expect, it, vi } from 'vitest';
import { keepRunning, type Running } from './keep-running.ts';

/** A queue that ends when it is told to, or when `fail` says why. */
function openQueue() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const running: Running = { promise, stop: vi.fn<() => Promise<void>>(async () => resolve()) };
  return { running, fail: reject };
}

it('starts a queue again that gave up, however often, and ends it when told to', async () => {
  const [first, second] = [openQueue(), openQueue()];
  const starts = [
    async () => first.running,
    async () => {
      throw new Error('still away');
    },
    async () => second.running,
  ];
  const start = vi.fn<() => Promise<Running>>(
    () => starts.shift()?.() ?? Promise.reject(new Error('one start too many')),
  );
  const warn = vi.fn<(problem: Error) => void>();
  const stop = await keepRunning(start, warn, 1);
  first.fail(new Error('gave up'));
  await expect.poll(() => start.mock.calls.length).toBe(3);
  expect(warn.mock.calls.map(([{ message }]) => message)).toEqual(['gave up', 'still away']);
  await stop();
  expect(second.running.stop).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledTimes(3);
});

it('fails where the first start fails', async () => {
  const start = () => Promise.reject(new Error('no database'));
  await expect(keepRunning(start, () => undefined)).rejects.toThrow('no database');
});
