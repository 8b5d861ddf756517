import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../../core/json.ts';
import type { SequenceDemand } from '../../core/rule.ts';
import { checkModuleRules } from '../../validation/check-rules.ts';
import { validateRecord } from '../../validation/validate-record.ts';

const integer = { kind: 'integer', label: LABEL, optional: true } as const;
const FIELDS = {
  place: integer,
  no: integer,
  list: { kind: 'rows', label: LABEL, optional: true, fields: { no: integer, end: integer } },
} as const;

/** How many places of these numbers break a demand on rows. */
function breaksInRows(rule: SequenceDemand, numbers: readonly number[]): number {
  const data: RecordData = { list: numbers.map((no) => ({ no })) };
  return validateRecord(buildModule(FIELDS, { rules: [rule] }), data).length;
}

function breaksInRanges(rule: SequenceDemand, list: readonly RecordData[]): number {
  return validateRecord(buildModule(FIELDS, { rules: [rule] }), { list }).length;
}

/** The same of records, which come in any order. */
function breaksInRecords(rule: SequenceDemand, numbers: readonly number[]): number {
  const records = numbers.map((no, place) => ({ recordId: String(place), data: { place, no } }));
  let count = 0;
  const module = buildModule(FIELDS, { rules: [rule] });
  checkModuleRules(records.toReversed(), () => void (count += 1), { module, findRecord: () => undefined });
  return count;
}

const inRows = { field: 'no', along: 'list' } as const;
const inRecords = { field: 'no', along: { orderBy: 'place' } } as const;

describe('for any numbers', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 });
  const DEMANDS = {
    rising: { ...inRows, is: 'rising' },
    not_falling: { ...inRows, is: 'not_falling' },
    not_rising: { ...inRows, is: 'not_rising' },
  } as const;
  const holds = (is: keyof typeof DEMANDS, list: readonly number[]): boolean =>
    breaksInRows(DEMANDS[is], list) === 0;

  it('rows and records are checked alike', () => {
    const demands = [
      { is: 'contiguous', from: 1 },
      { is: 'rising' },
      { is: 'not_falling' },
      { is: 'rising_at_most', percent: 50 },
      { is: 'zero_only', at: 'first' },
      { is: 'zero_only', at: 'last' },
      { is: 'filled_only', at: 'last' },
      { is: 'filled_only', at: 'first' },
      { is: 'not_rising' },
      { is: 'in_steps', values: [1, 2, 3] },
    ] as const;
    fc.assert(
      fc.property(numbers, fc.constantFrom(...demands), (list, demand) => {
        expect(breaksInRecords({ ...inRecords, ...demand }, list)).toBe(
          breaksInRows({ ...inRows, ...demand }, list),
        );
      }),
    );
  });

  it('what rises never falls, and what is sorted never falls', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const sorted = list.toSorted((left, right) => left - right);
        expect(holds('not_falling', sorted)).toBe(true);
        expect(holds('rising', sorted)).toBe(new Set(list).size === list.length);
        expect(holds('not_falling', list)).toBe(list.join() === sorted.join());
        expect(!holds('rising', list) || holds('not_falling', list)).toBe(true);
      }),
    );
  });

  it('what never rises never falls backwards', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        expect(holds('not_rising', list)).toBe(holds('not_falling', list.toReversed()));
      }),
    );
  });

  it('ranges that follow one another are apart, and each overlaps itself', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }), (lengths) => {
        let start = 1;
        const list = lengths.map((length) => {
          const range = { no: start, end: start + length - 1 };
          start += length;
          return range;
        });
        const along = { field: 'no', to: 'end', along: 'list' } as const;
        expect(breaksInRanges({ ...along, is: 'contiguous', from: 1 }, list)).toBe(0);
        expect(breaksInRanges({ ...along, is: 'apart' }, list)).toBe(0);
        expect(breaksInRanges({ ...along, is: 'apart' }, [...list, ...list])).toBe(list.length);
      }),
    );
  });

  it('what covers some values covers fewer of them', () => {
    fc.assert(
      fc.property(numbers, fc.uniqueArray(fc.integer({ min: 0, max: 9 })), (list, values) => {
        const missing = values.filter((value) => !list.includes(value)).length;
        expect(breaksInRows({ ...inRows, is: 'covers', values }, list)).toBe(missing);
        expect(breaksInRows({ ...inRows, is: 'covers', values: values.slice(1) }, list)).toBeLessThanOrEqual(
          missing,
        );
      }),
    );
  });

  it('one missing number is one break, wherever the count begins', () => {
    const count = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 2, max: 6 }));
    fc.assert(
      fc.property(count, fc.nat(), ([from, length], place) => {
        const whole = Array.from({ length }, (_, index) => from + index);
        const missing = whole.toSpliced(place % (length - 1), 1);
        expect(breaksInRows({ ...inRows, is: 'contiguous', from }, whole)).toBe(0);
        expect(breaksInRows({ ...inRows, is: 'contiguous', from }, missing)).toBe(1);
      }),
    );
  });
});
