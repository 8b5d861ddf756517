import { describe, expect, it } from 'vitest';
import type { RecordData } from '../../core/json.ts';
import type { SequenceName } from '../../core/sequence-parameters.ts';
import { faultsOf, type Facts } from '../facts-fixture.ts';

const inRows = (field: string, ...values: readonly (number | string | null)[]): RecordData => ({
  rows: values.map((value) => ({ [field]: value })),
});
const numbers = (...values: readonly (number | null)[]): RecordData => inRows('no', ...values);
const ranges = (...values: readonly (readonly [number, number])[]): RecordData => ({
  rows: values.map(([no, end]) => ({ no, end })),
});
const at = (place: number, more: RecordData = {}): RecordData => ({ it: place, ...more });
const coins = (amount: number, asset_kind = 'coin') => [{ asset_kind, amount }];
const block = (from: string, until?: string, more: RecordData = {}): RecordData => ({
  kind: 'x',
  from: `2026-${from}-01 00:00:00`,
  ...(until === undefined ? {} : { until: `2026-${until}-01 00:00:00` }),
  ...more,
});
const privileges = (place: number, ...values: readonly (readonly [string, number])[]): RecordData => ({
  it: place,
  rows: values.map(([kind, no]) => ({ kind, no })),
});
const BY_IT = { orderBy: 'it', groupBy: 'kind' } as const;

/** A demand without facts does not compile. `contiguous` has a test of its own. */
const FACTS: Readonly<Record<Exclude<SequenceName, 'contiguous'>, readonly Facts[]>> = {
  rising: [
    {
      rule: { field: 'other', along: { orderBy: 'class' }, is: 'rising' },
      holds: [
        [
          { class: 'low', other: 1 },
          { class: 'high', other: 2 },
        ],
      ],
      nearMisses: [
        [
          { class: 'high', other: 2 },
          { class: 'low', other: 1 },
        ],
      ],
      breaks: [
        [
          [
            { class: 'low', other: 2 },
            { class: 'high', other: 1 },
          ],
          ['2 other not_rising'],
        ],
      ],
    },
    {
      rule: { field: 'no', along: 'rows', is: 'rising' },
      holds: [[numbers(1, 2, 9)]],
      nearMisses: [[numbers(1, null, 5)], [numbers(2), numbers(1)]],
      breaks: [[[numbers(2, 2)], ['1 rows.1.no not_rising']]],
    },
    {
      rule: { field: 'it', along: { orderBy: 'grade' }, is: 'rising' },
      holds: [
        [
          { grade: 'best', it: 9 },
          { grade: 'low', it: 1 },
          { grade: 'good', it: 5 },
        ],
      ],
      nearMisses: [[{ grade: 'good', it: 1 }, { it: 0 }]],
      breaks: [
        [
          [
            { grade: 'low', it: 5 },
            { grade: 'best', it: 1 },
          ],
          ['2 it not_rising'],
        ],
      ],
    },
  ],
  not_falling: [
    {
      rule: { field: 'gives', along: { orderBy: 'grade' }, is: 'not_falling' },
      holds: [
        [
          { grade: 'good', gives: coins(5) },
          { grade: 'low', gives: coins(4) },
        ],
      ],
      nearMisses: [
        [
          { grade: 'low', gives: coins(5) },
          { grade: 'good', gives: coins(4, 'gem') },
        ],
      ],
      breaks: [
        [
          [
            { grade: 'low', gives: coins(5) },
            { grade: 'good', gives: coins(4) },
          ],
          ['2 gives.0.amount falling'],
        ],
      ],
    },
    {
      rule: { field: 'costs', along: 'rows', is: 'not_falling' },
      holds: [[{ rows: [{ costs: coins(5) }, { costs: coins(5) }] }]],
      nearMisses: [[{ rows: [{ costs: coins(5) }, {}, { costs: [...coins(1, 'gem'), ...coins(5)] }] }]],
      breaks: [
        [[{ rows: [{ costs: coins(5) }, {}, { costs: coins(4) }] }], ['1 rows.2.costs.0.amount falling']],
      ],
    },
    {
      rule: { field: 'stats', along: { orderBy: 'it' }, is: 'not_falling' },
      holds: [[at(1, { stats: { hp: 9, atk: 5 } }), at(2, { stats: { hp: 9, atk: 6 } })]],
      nearMisses: [[at(2, { stats: { hp: 9 } }), at(1, { stats: { hp: 8 } })]],
      breaks: [
        [
          [at(1, { stats: { hp: 9, atk: 5 } }), at(2, { stats: { hp: 10, atk: 4 } })],
          ['2 stats.atk falling'],
        ],
      ],
    },
    {
      rule: {
        field: 'other',
        along: { orderBy: 'it', where: { field: 'kind', notIn: ['E'] } },
        is: 'not_falling',
      },
      holds: [[at(1, { other: 1 }), at(2, { other: 1 })]],
      nearMisses: [[at(1, { other: 5 }), at(2, { other: 1, kind: 'E' })]],
      breaks: [[[at(1, { other: 5 }), at(2, { other: 1 })], ['2 other falling']]],
    },
    {
      rule: { field: 'other', along: { orderBy: 'it', ignoreLast: true }, is: 'not_falling' },
      holds: [[at(1, { other: 5 }), at(2, { other: 6 }), at(3, { other: 6 })]],
      nearMisses: [[at(1, { other: 5 }), at(2, { other: 6 }), at(3, { other: 0 })]],
      breaks: [[[at(1, { other: 5 }), at(2, { other: 4 }), at(3, { other: 0 })], ['2 other falling']]],
    },
    {
      rule: { field: 'rows.no', by: 'kind', along: { orderBy: 'it' }, is: 'not_falling' },
      holds: [[privileges(1, ['mail', 2]), privileges(2, ['shop', 1], ['mail', 2])]],
      nearMisses: [
        [privileges(2, ['mail', 3]), privileges(1, ['mail', 2])],
        [privileges(1, ['mail', 2]), privileges(2)],
      ],
      breaks: [
        [[privileges(1, ['mail', 2]), privileges(2, ['shop', 9], ['mail', 1])], ['2 rows.1.no falling']],
      ],
    },
  ],
  not_rising: [
    {
      rule: { field: 'costs', per: 'other', along: BY_IT, is: 'not_rising' },
      holds: [[at(1, { costs: coins(300), other: 3 }), at(2, { costs: coins(1000), other: 10 })]],
      nearMisses: [
        [at(1, { costs: coins(300), other: 3 }), at(2, { costs: coins(900, 'gem'), other: 1 })],
        [at(1, { costs: coins(300), other: 3 }), at(2, { costs: coins(900) })],
      ],
      breaks: [
        [
          [at(1, { costs: coins(300), other: 3 }), at(2, { costs: coins(1001), other: 10 })],
          ['2 costs.0.amount less_or_equal'],
        ],
      ],
    },
    {
      rule: { field: 'rows.no', by: 'kind', per: 'other', along: { orderBy: 'it' }, is: 'not_rising' },
      holds: [
        [
          { ...privileges(1, ['usd', 9], ['twd', 300]), other: 3 },
          { ...privileges(2, ['twd', 900], ['usd', 27]), other: 9 },
        ],
      ],
      nearMisses: [
        [
          { ...privileges(1, ['usd', 9]), other: 3 },
          { ...privileges(2, ['twd', 900]), other: 9 },
        ],
      ],
      breaks: [
        [
          [
            { ...privileges(1, ['usd', 9], ['twd', 300]), other: 3 },
            { ...privileges(2, ['twd', 901], ['usd', 27]), other: 9 },
          ],
          ['2 rows.0.no less_or_equal'],
        ],
      ],
    },
    {
      rule: { field: 'gives', along: { orderBy: 'it' }, is: 'not_rising' },
      holds: [[at(2, { gives: coins(5) }), at(1, { gives: coins(9) })]],
      nearMisses: [[at(1, { gives: coins(5) }), at(2, { gives: coins(9, 'gem') })]],
      breaks: [
        [[at(1, { gives: coins(5) }), at(2, { gives: coins(6) })], ['2 gives.0.amount less_or_equal']],
      ],
    },
    {
      rule: { field: 'no', along: 'rows', is: 'not_rising' },
      holds: [[numbers(3, 3, 1)]],
      nearMisses: [[numbers(3, null, 1)]],
      breaks: [[[numbers(3, 1, 2)], ['1 rows.2.no less_or_equal']]],
    },
  ],
  rising_at_most: [
    {
      rule: { field: 'other', along: BY_IT, is: 'rising_at_most', percent: 15 },
      holds: [[at(2, { other: 115 }), at(1, { other: 100 })]],
      nearMisses: [
        [at(1, { other: 0 }), at(2, { other: 50 })],
        [at(1, { other: 1 }), at(2, { other: 9, kind: 'b' })],
      ],
      breaks: [[[at(1, { other: 100 }), at(2, { other: 116 })], ['2 other step_too_large']]],
    },
  ],
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
