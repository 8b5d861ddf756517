import { describe, expect, it } from 'vitest';
import type { RecordData } from '../../core/json.ts';
import { faultsOf, type Facts } from '../facts-fixture.ts';
import { at, BY_IT, numbers, ranges } from './sequence-samples.ts';

const LADDER = { orderBy: 'it', groupBy: 'owner' } as const;
const levels = (...values: readonly number[]): readonly RecordData[] =>
  values.map((level) => ({ owner: 1, it: level }));

const FACTS: readonly Facts[] = [
  {
    rule: {
      field: 'it',
      to: 'end',
      along: { orderBy: 'it', groupBy: 'owner' },
      is: 'contiguous',
      from: 1,
      until: { field: 'top', of: 'owner' },
    },
    holds: [
      [
        { owner: 1, it: 1, end: 1 },
        { owner: 1, it: 2, end: 3 },
      ],
    ],
    nearMisses: [[{ owner: 9, it: 1, end: 7 }]],
    breaks: [[[{ owner: 1, it: 1, end: 2 }], ['1 end same_as']]],
  },
  {
    rule: { field: 'no', along: 'rows', is: 'contiguous', from: 1 },
    holds: [[numbers(1, 2, 3)]],
    nearMisses: [[{}], [numbers(1), numbers(1)]],
    breaks: [
      [[numbers(1, 3, 4)], ['1 rows.1.no not_contiguous']],
      [[numbers(2)], ['1 rows.0.no not_contiguous']],
    ],
  },
  {
    rule: { field: 'no', along: 'rows', is: 'contiguous', from: 2, until: { field: 'end' } },
    holds: [[{ end: 3, ...numbers(2, 3) }]],
    nearMisses: [[{ end: 1 }], [numbers(2)]],
    breaks: [
      [[{ end: 3, ...numbers(2) }], ['1 rows too_few']],
      [[{ end: 2, ...numbers(2, 3) }], ['1 rows too_many']],
      [[{ end: 4, ...numbers(1, 2) }], ['1 rows.0.no not_contiguous']],
    ],
  },
  {
    rule: { field: 'no', to: 'end', along: 'rows', is: 'contiguous', from: 1 },
    holds: [[ranges([1, 1], [2, 10], [11, 999])]],
    nearMisses: [[{}]],
    breaks: [
      [[ranges([2, 3])], ['1 rows.0.no not_contiguous']],
      [[ranges([1, 3], [3, 5], [9, 9])], ['1 rows.1.no not_contiguous']],
    ],
  },
  {
    rule: { field: 'no', along: { rows: 'rows', groupBy: 'kind' }, is: 'contiguous', from: 1 },
    holds: [
      [
        {
          rows: [
            { kind: 'a', no: 1 },
            { kind: 'b', no: 1 },
            { kind: 'a', no: 2 },
          ],
        },
      ],
    ],
    nearMisses: [[{}]],
    breaks: [
      [
        [
          {
            rows: [
              { kind: 'a', no: 1 },
              { kind: 'b', no: 2 },
            ],
          },
        ],
        ['1 rows.1.no not_contiguous'],
      ],
    ],
  },
  {
    rule: { field: 'it', along: BY_IT, is: 'contiguous', from: 1 },
    holds: [[at(2, { kind: 'a' }), at(1, { kind: 'a' }), at(1, { kind: 'b' })]],
    nearMisses: [[{ kind: 'a' }]],
    breaks: [[[at(1, { kind: 'a' }), at(3, { kind: 'a' }), at(4, { kind: 'a' })], ['2 it not_contiguous']]],
  },
  {
    rule: { field: 'it', along: LADDER, is: 'contiguous', from: 1, until: { field: 'top', of: 'owner' } },
    holds: [levels(1, 3, 2)],
    nearMisses: [[{ owner: 9, it: 1 }]],
    breaks: [[levels(1, 2), ['2 it same_as']]],
  },
  {
    rule: {
      field: 'it',
      to: 'end',
      along: LADDER,
      is: 'contiguous',
      from: 1,
      until: { field: 'top', of: 'owner' },
    },
    holds: [
      [
        { owner: 1, it: 1, end: 1 },
        { owner: 1, it: 2, end: 3 },
      ],
    ],
    nearMisses: [[{ owner: 9, it: 1, end: 2 }]],
    breaks: [[[{ owner: 1, it: 1, end: 2 }], ['1 end same_as']]],
  },
  {
    rule: {
      field: 'it',
      along: LADDER,
      is: 'contiguous',
      from: 1,
      until: { field: 'top', of: 'owner', via: { field: 'rank', module: 'rank-setting' } },
    },
    holds: [levels(1, 2)],
    nearMisses: [[{ owner: 2, it: 1 }]],
    breaks: [[levels(1, 2, 3), ['3 it same_as']]],
  },
  {
    rule: {
      field: 'it',
      along: LADDER,
      is: 'contiguous',
      from: { field: 'first', of: 'owner' },
      before: { field: 'top', of: 'owner' },
    },
    holds: [levels(2)],
    nearMisses: [[{ owner: 9, it: 7 }]],
    breaks: [
      [levels(1, 2), ['1 it not_contiguous']],
      [levels(2, 3), ['2 it less']],
      [levels(1), ['1 it not_contiguous', '1 it not_contiguous']],
    ],
  },
];

describe.each(FACTS.map((one) => [JSON.stringify(one.rule), one] as const))('%s', (_name, fact) => {
  it.each([...fact.holds, ...fact.nearMisses].map((records) => [records]))('holds for %j', (records) => {
    expect(faultsOf(fact.rule, records)).toEqual([]);
  });

  it.each(fact.breaks)('is broken by %j', (records, faults) => {
    expect(faultsOf(fact.rule, records)).toEqual(faults);
  });
});
