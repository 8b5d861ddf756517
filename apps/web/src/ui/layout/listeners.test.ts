import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

it('tells everyone who listens, until they stop', () => {
  const { subscribe, tell } = createListeners();
  const [stays, goes] = [vi.fn<() => void>(), vi.fn<() => void>()];
  subscribe(stays);
  const stop = subscribe(goes);
  tell();
  stop();
  tell();
  expect([stays.mock.calls.length, goes.mock.calls.length]).toEqual([2, 1]);
});
