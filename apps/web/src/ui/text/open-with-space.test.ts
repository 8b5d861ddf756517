import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { openWithSpace } from './open-with-space.ts';

/** Whether a key is kept from being written into a search that has this text. */
function isHeld(key: string, value: string): boolean {
  const preventDefault = vi.fn<() => void>();
  openWithSpace({
    key,
    currentTarget: { value },
    preventDefault,
  } as unknown as KeyboardEvent<HTMLInputElement>);
  return preventDefault.mock.calls.length > 0;
}

it('writes no space before anything else is searched for', () => {
  expect(isHeld(' ', '')).toBe(true);
  expect(isHeld(' ', 'Ember')).toBe(false);
  expect(isHeld('E', '')).toBe(false);
});
