import type { RecordData } from '../../core/json.ts';
import type { Facts } from '../facts-fixture.ts';
import type { SequenceName } from '../../core/sequence-parameters.ts';
import { numbers, at, coins, inRows, privileges, BY_IT } from './sequence-samples.ts';

/** Rows that name these owners. */
const owned = (...owners: readonly number[]): RecordData => inRows('owner', ...owners);

type Trend = Extract<SequenceName, 'rising' | 'not_falling' | 'not_rising' | 'rising_at_most'>;

/** Facts of the demands on how values change along an order. */
export const TREND_FACTS: Readonly<Record<Trend, readonly Facts[]>> = {
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
    // The owners 1 to 4 have the numbers 1 to 4.
    {
      rule: { field: 'no', of: 'rows.owner', along: BY_IT, is: 'rising_at_most', percent: 50 },
      holds: [[at(1, owned(2, 3)), at(2, owned(4))]],
      nearMisses: [
        [at(1, owned(2, 1)), at(2, { ...owned(3), kind: 'b' })],
        [at(1, owned(2, 9)), at(2, owned(3))],
        [at(1, { ...owned(1), it: null }), at(2, owned(4))],
      ],
      breaks: [
        [[at(2, owned(4)), at(1, owned(3, 2))], ['1 rows.0.owner step_too_large']],
        [[at(1, owned(1, 2))], ['1 rows.1.owner step_too_large']],
      ],
    },
    {
      rule: {
        field: 'no',
        of: 'owner',
        along: 'rows',
        is: 'rising_at_most',
        percent: 50,
        when: { field: 'kind', in: ['a'] },
      },
      holds: [[{ kind: 'a', ...owned(2, 3, 4) }]],
      nearMisses: [[{ kind: 'b', ...owned(1, 4) }], [{ kind: 'a', ...owned(4, 1) }]],
      breaks: [[[{ kind: 'a', ...owned(2, 4) }], ['1 rows.1.owner step_too_large']]],
    },
  ],
};
