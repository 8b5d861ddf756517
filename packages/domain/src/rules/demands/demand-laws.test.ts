import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue, RecordData } from '../../core/json.ts';
import type { Demand } from '../../core/rule.ts';
import { faultsOf } from './demand-fixture.ts';

describe('for any values', () => {
  const number = fc.integer({ min: -5, max: 5 });
  const value: fc.Arbitrary<JsonValue> = fc.oneof(number, fc.constantFrom(null, '', 'a', 'b', true, false));
  const holds = (rule: Demand, data: RecordData): boolean => faultsOf(rule, data).length === 0;

  it('a comparison and its opposite never agree, and both bounds together are equality', () => {
    fc.assert(
      fc.property(number, number, (own, other) => {
        const is = (name: 'greater' | 'at_least' | 'less' | 'at_most'): boolean =>
          holds({ field: 'it', is: name, than: { field: 'other' } }, { it: own, other });
        expect(is('greater')).toBe(!is('at_most'));
        expect(is('less')).toBe(!is('at_least'));
        expect(is('at_least') && is('at_most')).toBe(own === other);
        expect(is('greater')).toBe(own > other);
      }),
    );
  });

  it('a comparison with a constant is one with a field that holds it', () => {
    fc.assert(
      fc.property(number, number, (own, other) => {
        expect(holds({ field: 'it', is: 'at_most', than: other }, { it: own })).toBe(
          holds({ field: 'it', is: 'at_most', than: { field: 'other' } }, { it: own, other }),
        );
      }),
    );
  });

  it('what is filled is not empty; 0 and off are both', () => {
    fc.assert(
      fc.property(value, (own) => {
        const isRequired = holds({ field: 'it', is: 'required' }, { it: own });
        const isEmpty = holds(
          { field: 'it', is: 'empty', when: { field: 'kind', in: ['a'] } },
          { it: own, kind: 'a' },
        );
        expect(isRequired !== isEmpty).toBe(own !== 0 && own !== false);
      }),
    );
  });

  it('a value is one of those among which it is found, and the same as itself alone', () => {
    fc.assert(
      fc.property(number, fc.array(number), (own, values) => {
        expect(holds({ field: 'it', is: 'one_of', values }, { it: own })).toBe(values.includes(own));
        expect(
          holds({ field: 'it', is: 'same', as: { field: 'other' } }, { it: own, other: values[0] ?? own }),
        ).toBe((values[0] ?? own) === own);
      }),
    );
  });

  it('a text is no longer than its number of characters', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '字', '😀')), number, (letters, more) => {
        const note = letters.join('');
        const than = letters.length + more;
        expect(holds({ field: 'note', is: 'no_longer', than }, { note })).toBe(more >= 0);
      }),
    );
  });

  it('a condition and its opposite make a demand wherever it holds without one', () => {
    fc.assert(
      fc.property(value, fc.array(value), (kind, values) => {
        const rule = { field: 'it', is: 'required' } as const;
        const inside = faultsOf({ ...rule, when: { field: 'kind', in: values } }, { kind });
        const outside = faultsOf({ ...rule, when: { field: 'kind', notIn: values } }, { kind });
        expect(inside.length + outside.length).toBe(1);
      }),
    );
  });
});
