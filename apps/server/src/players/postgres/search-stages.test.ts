import { expect, it } from 'vitest';
import { readNeedle } from './search-stages.ts';

it.each([
  '100001',
  '#100001',
  'ID: 100001',
  'id:100001',
  'UID100001',
  '「100001」',
  '＃１００００１',
  '(100001)',
])('takes %s for the number of an account', (text) => {
  expect(readNeedle(text, 'any').accountId).toBe(100_001);
});

it.each(['0', '1000000000', 'idle 5', '12 13', '#', 'Fox 2'])('takes %s for no number', (text) => {
  expect(readNeedle(text, 'any').accountId).toBeNull();
});
