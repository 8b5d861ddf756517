import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('runs so many works at once, in their order, whether they end well or not', async () => {
  const inTurn = takeTurns(2);
  const begun: number[] = [];
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<string>());
  const works = ends.map(({ promise }, index) =>
    inTurn(() => {
      begun.push(index);
      return promise;
    }).catch(String),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('no'));
  expect(await works[1]).toBe('Error: no');
  expect(begun).toEqual([0, 1, 2]);
  for (const end of ends) end.resolve('yes');
  expect(await Promise.all(works)).toEqual(['yes', 'Error: no', 'yes', 'yes']);
  expect(await inTurn(async () => 'free')).toBe('free');
});
