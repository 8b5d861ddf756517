import { expect, it } from 'vitest';
import { typedId } from './typed-id.ts';

it('reads digits as they are typed or copied', () => {
  expect(typedId('3907', 504)).toBe(3907);
  expect(typedId('３９０７', 504)).toBe(3907);
  expect(typedId(' 3907\t', 504)).toBe(3907);
});

it('takes an empty box for the next free ID', () => {
  expect(typedId('', 504)).toBeNull();
  expect(typedId('　', 'lantern')).toBeNull();
});

it('takes nothing that cannot be an ID of its kind', () => {
  expect(typedId('39a', 504)).toBeUndefined();
  expect(typedId('1234567890', 504)).toBeUndefined();
  expect(typedId('39a', 'lantern')).toBe('39a');
});
