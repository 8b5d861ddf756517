import { describe, expect, it } from 'vitest';
import type { SequenceName } from '../../core/sequence-parameters.ts';
import { faultsOf, type Facts } from '../facts-fixture.ts';
import { inRows, numbers, ranges, at, block, privileges, BY_IT } from './sequence-samples.ts';
import { TREND_FACTS } from './trend-facts.ts';

/** A demand without facts does not compile. `contiguous` has a test of its own. */
const FACTS: Readonly<Record<Exclude<SequenceName, 'contiguous'>, readonly Facts[]>> = {
  ...TREND_FACTS,
  zero_only: [
    {
      rule: { field: 'other', along: { orderBy: 'it' }, is: 'zero_only', at: 'last' },
      holds: [[at(1, { other: 10 }), at(2, { other: 0 })]],
      nearMisses: [[at(2, { other: 0 }), at(1, { other: 10 })]],
      breaks: [
        [
          [at(1, { other: 0 }), at(2, { other: 10 })],
          ['1 other not_zero', '2 other same_as'],
        ],
      ],
    },
    {
      rule: { field: 'no', along: 'rows', is: 'zero_only', at: 'first' },
      holds: [[numbers(0, 5)]],
      nearMisses: [[{}]],
      breaks: [[[numbers(5, 0)], ['1 rows.0.no same_as', '1 rows.1.no not_zero']]],
    },
  ],
  filled_only: [
    {
      rule: { field: 'parts.isOn', along: 'rows', is: 'filled_only', at: 'last' },
      holds: [[{ rows: [{ parts: [{ isOn: false }] }, { parts: [{ isOn: true }, { isOn: false }] }] }]],
      nearMisses: [[{ rows: [{ parts: [] }] }]],
      breaks: [
        [[{ rows: [{ parts: [{ isOn: true }] }, { parts: [] }] }], ['1 rows.0.parts.0.isOn only_on_last']],
      ],
    },
    {
      rule: { field: 'other', along: BY_IT, is: 'filled_only', at: 'first' },
      holds: [[at(1, { other: 5 }), at(2)]],
      nearMisses: [[at(1, { other: 5, kind: 'a' }), at(2, { other: 5, kind: 'b' })]],
      breaks: [[[at(1), at(2, { other: 5 })], ['2 other only_on_first']]],
    },
  ],
  kept: [
    {
      rule: { field: 'rows.kind', along: { orderBy: 'it' }, is: 'kept' },
      holds: [[privileges(1, ['mail', 2]), privileges(2, ['shop', 1], ['mail', 1])]],
      nearMisses: [[privileges(2, ['mail', 2], ['shop', 1]), privileges(1, ['mail', 2])]],
      breaks: [[[privileges(1, ['mail', 2]), privileges(2, ['shop', 1])], ['2 rows must_include']]],
    },
  ],
  covers: [
    {
      rule: {
        field: 'note',
        along: {
          where: [
            { field: 'it', isFilled: false },
            { field: 'other', isFilled: false },
          ],
        },
        is: 'covers',
        values: ['a'],
      },
      holds: [[{ note: 'a' }, { it: 1, note: 'b' }]],
      nearMisses: [[{ note: 'b' }, { note: 'a' }]],
      breaks: [[[{ note: 'a', it: 1 }, { note: 'a', other: 1 }, { note: 'b' }], [' note must_include']]],
    },
    {
      rule: { field: 'kind', along: 'rows', is: 'covers', values: ['up', 'sure'] },
      holds: [[inRows('kind', 'sure', 'up', 'up')]],
      nearMisses: [[inRows('kind', 'sure', 'other', 'up')]],
      breaks: [
        [[inRows('kind', 'up')], ['1 rows must_include']],
        [[{}], ['1 rows must_include', '1 rows must_include']],
      ],
    },
    {
      rule: {
        field: 'kind',
        along: 'rows',
        is: 'covers',
        values: ['sure'],
        when: { field: 'it', isFilled: true },
      },
      holds: [[{ it: 1, ...inRows('kind', 'sure') }]],
      nearMisses: [[inRows('kind', 'no')]],
      breaks: [[[{ it: 1, ...inRows('kind', 'no') }], ['1 rows must_include']]],
    },
    {
      rule: { field: 'kind', along: {}, is: 'covers', values: ['fire', 'water'], ifAny: true },
      holds: [[{ kind: 'fire' }, { kind: 'water' }, { kind: 'fire' }]],
      nearMisses: [[{}, { it: 1 }], []],
      breaks: [[[{ kind: 'fire' }, {}], [' kind must_include']]],
    },
    {
      rule: {
        field: 'kind',
        along: { groupBy: 'owner', where: { field: 'it', in: [1] } },
        is: 'covers',
        values: ['idle'],
      },
      holds: [
        [
          { owner: 1, kind: 'idle', it: 1 },
          { owner: 1, kind: 'win', it: 2 },
        ],
      ],
      nearMisses: [[]],
      breaks: [
        [
          [
            { owner: 1, kind: 'idle', it: 1 },
            { owner: 2, kind: 'idle', it: 2 },
          ],
          ['2 kind must_include'],
        ],
      ],
    },
  ],
  in_steps: [
    {
      rule: {
        field: 'kind',
        along: { groupBy: ['other'] },
        is: 'in_steps',
        values: ['normal', 'hard', 'extra'],
      },
      holds: [
        [
          { other: 1, kind: 'hard' },
          { other: 1, kind: 'normal' },
        ],
      ],
      nearMisses: [[{ other: 1, kind: 'normal' }, { other: 2, kind: 'normal' }, { kind: 'event' }]],
      breaks: [
        [
          [
            { other: 1, kind: 'normal' },
            { other: 2, kind: 'hard' },
          ],
          ['2 kind needs_record'],
        ],
        [
          [
            { other: 1, kind: 'normal' },
            { other: 1, kind: 'extra' },
          ],
          ['2 kind needs_record'],
        ],
      ],
    },
  ],
  apart: [
    {
      rule: { field: 'from', to: 'until', along: { groupBy: 'kind' }, is: 'apart' },
      holds: [[block('01', '02'), block('02')]],
      nearMisses: [
        [block('01'), block('01', undefined, { kind: 'y' })],
        [block('01'), block('01', undefined, { status: 'inactive' })],
      ],
      breaks: [
        [[block('01', '03'), block('02')], ['2 from period_overlap']],
        [[block('02'), block('01')], ['1 from period_overlap']],
      ],
    },
    {
      rule: { field: 'no', to: 'end', along: { rows: 'rows', groupBy: 'kind' }, is: 'apart' },
      holds: [[ranges([5, 9], [1, 4])]],
      nearMisses: [
        [
          {
            rows: [
              { kind: 'a', no: 1, end: 9 },
              { kind: 'b', no: 1, end: 9 },
            ],
          },
        ],
      ],
      breaks: [
        [[ranges([1, 5], [5, 9])], ['1 rows.1.no range_overlap']],
        [[{ rows: [{ no: 1 }, { no: 9 }] }], ['1 rows.1.no range_overlap']],
      ],
    },
  ],
};

const facts = Object.values(FACTS).flat();

describe.each(facts.map((one) => [JSON.stringify(one.rule), one] as const))('%s', (_name, fact) => {
  it.each([...fact.holds, ...fact.nearMisses].map((records) => [records]))('holds for %j', (records) => {
    expect(faultsOf(fact.rule, records)).toEqual([]);
  });

  it.each(fact.breaks)('is broken by %j', (records, faults) => {
    expect(faultsOf(fact.rule, records)).toEqual(faults);
  });
});
