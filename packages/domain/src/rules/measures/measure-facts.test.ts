import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import type { MeasureName } from '../../core/measure-parameters.ts';
import type { RuleDefinition } from '../../core/rule.ts';
import { faultsOf, type Facts } from '../facts-fixture.ts';
import { RANGE_FACTS } from './range-facts.ts';

const kinds = (...list: readonly string[]): RecordData => ({ rows: list.map((kind) => ({ kind })) });
const numbers = (...list: readonly number[]): RecordData => ({ rows: list.map((no) => ({ no })) });
const weights = (...list: readonly (readonly [string, number])[]): RecordData => ({
  weighed: list.map(([kind, weight]) => ({ kind, weight })),
});
/** Weights for ranges from 1 to 9, which may lack an end. */
const ranges = (
  ...list: readonly (readonly [first: number | null, last: number | null, weight: number])[]
): RecordData => ({ weighed: list.map(([first, last, weight]) => ({ first, last, weight })) });
const rivals = (kind: string, ...list: readonly number[]): RecordData => ({ kind, rivals: list });
const on = (kind: string, more: JsonObject = {}): RecordData => ({ kind, isOn: true, ...more });
const shown = (start: string, end: string): RecordData => ({
  isOn: true,
  shown: {
    type: 'limited_period',
    periods: [{ start_date: `2030-${start} 00:00:00`, end_date: `2030-${end} 00:00:00` }],
  },
});
const ON = { field: 'isOn', in: [true] } as const;
const BOSS = { field: 'kind', in: ['boss'] } as const;

/** A comparison of a count or a sum without facts does not compile. */
const FACTS: Readonly<Record<MeasureName, readonly Facts[]>> = {
  greater: [
    {
      rule: { sumOf: 'weight', in: 'weighed', where: { field: 'kind', in: ['up'] }, is: 'greater', than: 0 },
      holds: [[weights(['up', 1], ['sure', 0])]],
      nearMisses: [[weights(['up', 0], ['up', 1])]],
      breaks: [
        [[weights(['up', 0], ['sure', 9])], ['1 weighed weights_zero']],
        [[{}], ['1 weighed weights_zero']],
      ],
    },
    {
      rule: {
        sumOf: 'weight',
        in: { rows: 'weighed', from: 'first', to: 'last' },
        is: 'greater',
        than: 0,
        when: { field: 'kind', in: ['drawn'] },
      },
      holds: [
        [{ kind: 'drawn', ...ranges([1, 4, 7], [5, null, 1]) }],
        [{ kind: 'drawn', ...ranges([null, null, 1], [3, 4, 0]) }],
      ],
      nearMisses: [[ranges([1, 4, 7], [6, null, 1])], [{ kind: 'drawn', weighed: [] }]],
      breaks: [
        [
          [{ kind: 'drawn', ...ranges([2, 4, 7], [6, 8, 1]) }],
          ['1 weighed weights_zero_at', '1 weighed weights_zero_at', '1 weighed weights_zero_at'],
        ],
        [[{ kind: 'drawn', ...ranges([1, 4, 0], [3, null, 1]) }], ['1 weighed weights_zero_at']],
      ],
    },
    {
      rule: { countOf: 'rows', is: 'greater', than: { field: 'end' } },
      holds: [[{ end: 1, ...kinds('a', 'b') }]],
      nearMisses: [[kinds('a')]],
      breaks: [[[{ end: 1, ...kinds('a') }], ['1 rows too_few']]],
    },
  ],
  at_least: [
    {
      rule: { countOf: 'rows', where: BOSS, is: 'at_least', than: 1 },
      holds: [[kinds('boss', 'boss')]],
      nearMisses: [[kinds('foe', 'boss')]],
      breaks: [[[kinds('foe')], ['1 rows too_few']]],
    },
    {
      rule: {
        countOf: { groupBy: 'owner' },
        different: 'kind',
        is: 'at_least',
        than: { field: 'pieces', of: 'owner' },
      },
      holds: [
        [
          { owner: 1, kind: 'head' },
          { owner: 1, kind: 'feet' },
        ],
      ],
      nearMisses: [[{ owner: 9, kind: 'head' }]],
      breaks: [
        [
          [
            { owner: 1, kind: 'head' },
            { owner: 1, kind: 'head' },
          ],
          ['2 owner too_few'],
        ],
      ],
    },
    {
      rule: { sumOf: 'no', in: { rows: 'rows', groupBy: 'kind' }, is: 'at_least', than: 5 },
      holds: [
        [
          {
            rows: [
              { kind: 'a', no: 2 },
              { kind: 'b', no: 5 },
              { kind: 'a', no: 3 },
            ],
          },
        ],
      ],
      nearMisses: [[numbers(5)]],
      breaks: [
        [
          [
            {
              rows: [
                { kind: 'a', no: 9 },
                { kind: 'b', no: 4 },
              ],
            },
          ],
          ['1 rows greater_or_equal'],
        ],
      ],
    },
  ],
  less: [
    {
      rule: { countOf: 'rows', different: 'kind', is: 'less', than: 3 },
      holds: [[kinds('a', 'b')]],
      nearMisses: [[kinds('a', 'b', 'a')]],
      breaks: [[[kinds('a', 'b', 'c')], ['1 rows too_many']]],
    },
    {
      rule: { sumOf: 'no', in: 'rows', is: 'less', than: { field: 'end' } },
      holds: [[{ end: 9, ...numbers(4, 4) }]],
      nearMisses: [[numbers(100)]],
      breaks: [[[{ end: 8, ...numbers(4, 4) }], ['1 rows less']]],
    },
  ],
  at_most: [
    {
      rule: {
        sumOf: 'no',
        in: 'rows',
        is: 'at_most',
        than: { productOf: [{ field: 'it' }, { totalOf: [{ field: 'other' }, 1] }] },
      },
      holds: [[{ it: 3, other: 3, ...numbers(6, 6) }]],
      nearMisses: [[{ it: 3, ...numbers(99) }]],
      breaks: [[[{ it: 3, other: 3, ...numbers(6, 7) }], ['1 rows less_or_equal']]],
    },
    {
      rule: { countOf: { groupBy: ['kind', 'rivals'], shownIn: 'shown' }, is: 'at_most', than: 1 },
      holds: [[rivals('a', 1, 2), rivals('a', 3), rivals('b', 1)]],
      nearMisses: [
        [
          { ...rivals('a', 1), ...shown('01-01', '01-05') },
          { ...rivals('a', 1), ...shown('01-05', '01-09') },
        ],
        [rivals('a'), rivals('a')],
      ],
      breaks: [
        [
          [rivals('a', 1, 2), rivals('a', 3, 2), rivals('a', 2, 1)],
          ['3 kind too_many_records', '2 kind too_many_records'],
        ],
      ],
    },
    ...RANGE_FACTS,
    {
      rule: { countOf: { groupBy: 'kind' }, where: ON, is: 'at_most', than: 1 },
      holds: [[on('a'), on('b'), { kind: 'a', isOn: false }]],
      nearMisses: [[on('a', { status: 'inactive' }), on('a')]],
      breaks: [[[on('a'), on('a', { status: 'not_open' })], ['2 isOn too_many_records']]],
    },
    {
      rule: { countOf: { shownIn: 'shown' }, where: ON, is: 'at_most', than: 2 },
      holds: [[{ isOn: true }, shown('01-01', '01-10'), shown('01-10', '01-20')]],
      nearMisses: [[shown('01-01', '01-05'), shown('01-06', '01-10'), shown('01-04', '01-07')]],
      breaks: [
        [
          [shown('01-01', '01-05'), shown('01-06', '01-10'), shown('01-04', '01-07'), { isOn: true }],
          ['4 isOn too_many_records'],
        ],
      ],
    },
    {
      rule: { countOf: 'rows', is: 'at_most', than: 1, when: { field: 'kind', in: ['one'] } },
      holds: [[{ kind: 'one', ...kinds('a') }]],
      nearMisses: [[{ kind: 'two', ...kinds('a', 'b') }]],
      breaks: [[[{ kind: 'one', ...kinds('a', 'b') }], ['1 rows too_many']]],
    },
  ],
  same: [
    {
      rule: { countOf: { groupBy: 'kind' }, where: ON, is: 'same', as: 1 },
      holds: [[on('a'), { kind: 'a' }, on('b')]],
      nearMisses: [[]],
      breaks: [
        [[on('a'), on('a')], ['2 isOn too_many']],
        [[on('a'), { kind: 'b' }], ['2 isOn too_few']],
      ],
    },
    {
      rule: { sumOf: 'it', in: { groupBy: 'kind' }, is: 'same', as: 10_000 },
      holds: [
        [
          { kind: 'a', it: 4000 },
          { kind: 'a', it: 6000 },
        ],
      ],
      nearMisses: [[]],
      breaks: [
        [
          [
            { kind: 'a', it: 4000 },
            { kind: 'b', it: 10_000 },
          ],
          ['1 kind same_as'],
        ],
      ],
    },
    {
      rule: { countOf: 'rows', is: 'same', as: { countOf: 'lines' } },
      holds: [[{ ...kinds('a'), lines: [{ no: 1 }] }]],
      nearMisses: [[{}]],
      breaks: [[[kinds('a')], ['1 rows too_many']]],
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

describe('records of the module itself', () => {
  const summed: RuleDefinition = {
    field: 'other',
    is: 'at_most',
    than: { sumOf: 'value', in: {}, where: { field: 'kind', in: ['a'] } },
  };
  const grouped: RuleDefinition = {
    field: 'other',
    is: 'same',
    as: { countOf: { groupBy: 'kind' } },
  };

  it('are added up, those alone where a condition holds', () => {
    const given = [
      { kind: 'a', value: 2 },
      { kind: 'a', value: 3 },
      { kind: 'b', value: 9 },
    ];
    expect(faultsOf(summed, [...given, { other: 5 }])).toEqual([]);
    expect(faultsOf(summed, [...given, { other: 6 }])).toEqual(['4 other less_or_equal']);
  });

  it('are counted in their group', () => {
    expect(
      faultsOf(grouped, [
        { kind: 'a', other: 2 },
        { kind: 'a', other: 2 },
        { kind: 'b', other: 1 },
      ]),
    ).toEqual([]);
    expect(
      faultsOf(grouped, [
        { kind: 'a', other: 2 },
        { kind: 'b', other: 1 },
      ]),
    ).toEqual(['1 other same_as']);
  });
});

describe('for any numbers', () => {
  const list = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 });
  const breaks = (rule: RuleDefinition, records: readonly RecordData[]): boolean =>
    faultsOf(rule, records).length > 0;

  it('a sum over rows is the sum over records', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 0, max: 40 }), (values, than) => {
        fc.pre(values.length > 0);
        expect(breaks({ sumOf: 'no', in: 'rows', is: 'at_most', than }, [numbers(...values)])).toBe(
          breaks(
            { sumOf: 'it', in: {}, is: 'at_most', than },
            values.map((value) => ({ it: value })),
          ),
        );
      }),
    );
  });

  it('a count is at least and at most what it is the same as', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 0, max: 6 }), (values, number) => {
        const data = [numbers(...values)];
        const isSame = !breaks({ countOf: 'rows', is: 'same', as: number }, data);
        const isAtLeast = !breaks({ countOf: 'rows', is: 'at_least', than: number }, data);
        const isAtMost = !breaks({ countOf: 'rows', is: 'at_most', than: number }, data);
        expect(isSame).toBe(isAtLeast && isAtMost);
        expect(isSame).toBe(values.length === number);
      }),
    );
  });

  it('counting different values never counts more than there are', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 0, max: 6 }), (values, than) => {
        const data = [numbers(...values)];
        const isKept = !breaks({ countOf: 'rows', is: 'at_most', than }, data);
        const isBrokenByKinds = breaks({ countOf: 'rows', different: 'no', is: 'at_most', than }, data);
        expect(isKept && isBrokenByKinds).toBe(false);
      }),
    );
  });
});
