import { expect, it } from 'vitest';
import { batchesQuery } from './redemption-codes.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');

it('asks for two hundred batches at once, and not for one more', () => {
  expect(batchesQuery.parse({ ids: numbers(200) }).ids).toHaveLength(200);
  expect(batchesQuery.safeParse({ ids: numbers(201) }).success).toBe(false);
});
