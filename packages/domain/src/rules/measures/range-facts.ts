import type { RecordData } from '../../core/json.ts';
import type { Facts } from '../facts-fixture.ts';

/** A record for the numbers from `it` to `end`. */
const spread = (from: number, end: number | null, other: number, kind = 'a'): RecordData => ({
  kind,
  it: from,
  end,
  other,
});
/** The same, of an owner whose last number is 3. */
const owned = (from: number, end: number, other: number, owner = 1): RecordData => ({
  ...spread(from, end, other),
  owner,
});

/** What sums over records in groups and for ranges of numbers are told, and where they are not asked for. */
export const RANGE_FACTS: readonly Facts[] = [
  {
    rule: {
      sumOf: 'other',
      in: { groupBy: 'kind', from: 'it', to: 'end' },
      is: 'at_most',
      than: 10,
    },
    holds: [[spread(1, 5, 6), spread(3, 9, 4), spread(6, 9, 6)]],
    nearMisses: [[spread(1, 5, 6), spread(3, 9, 6, 'b')], [spread(1, 5, 10), spread(6, null, 10)], [{}]],
    breaks: [
      [[spread(1, 5, 6), spread(5, 9, 5)], ['2 it less_or_equal']],
      [[spread(1, null, 6), spread(9, 9, 5)], ['2 it less_or_equal']],
    ],
  },
  {
    rule: {
      sumOf: 'other',
      in: { groupBy: 'kind', from: 'it', to: 'end', until: { field: 'top', of: 'owner' } },
      is: 'same',
      as: 4,
    },
    holds: [[owned(1, 2, 4), owned(3, 3, 4)]],
    nearMisses: [[owned(1, 2, 4, 9)]],
    breaks: [
      [[owned(1, 2, 4)], ['1 it same_as']],
      [[owned(2, 3, 4)], ['1 it same_as']],
      [[owned(1, 1, 4), owned(3, 3, 4)], ['2 it same_as']],
    ],
  },
  {
    rule: {
      sumOf: 'it',
      in: { groupBy: 'owner' },
      is: 'same',
      as: 9,
      when: { field: 'rank', of: 'owner', in: ['high'] },
    },
    holds: [[{ owner: 1, it: 9 }]],
    nearMisses: [[{ owner: 2, it: 8 }], [{ owner: 9, it: 8 }]],
    breaks: [[[{ owner: 1, it: 8 }], ['1 owner same_as']]],
  },
];
