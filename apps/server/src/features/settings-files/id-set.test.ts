import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIdSet, fingerprintOf } from './id-set.ts';

it('knows what was added, as a set of texts does', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (added, asked) => {
      const [ids, texts] = [createIdSet(), new Set<string>()];
      for (const id of added) {
        expect(ids.add(id)).toBe(!texts.has(id));
        texts.add(id);
      }
      for (const id of [...added, ...asked]) expect(ids.has(id)).toBe(texts.has(id));
    }),
  );
});

it('tells neighbouring numbers apart while it grows', () => {
  const ids = createIdSet();
  const all = Array.from({ length: 20_000 }, (_, index) => `${index % 7}~${index}`);
  expect(all.every((id) => ids.add(id))).toBe(true);
  expect(all.some((id) => ids.add(id))).toBe(false);
  expect(ids.has('7~1')).toBe(false);
});

it('spreads texts over both halves', () => {
  const prints = Array.from({ length: 20_000 }, (_, index) => fingerprintOf(String(index)));
  for (const half of [0, 1] as const)
    expect(new Set(prints.map((print) => print[half])).size).toBeGreaterThan(19_990);
});
