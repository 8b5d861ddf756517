import type { AlgorithmName } from '../../core/algorithm-parameters.ts';
import type { RecordData } from '../../core/json.ts';
import type { Facts } from '../facts-fixture.ts';

type Naming = Extract<
  AlgorithmName,
  | 'occurs_in'
  | 'at_most_together'
  | 'can_be_compared'
  | 'named_inside'
  | 'open_while_shown'
  | 'open_when_unlocked'
  | 'no_dearer_in_bulk'
  | 'given_by_one_board'
>;

const asset = (asset_kind: string, target_id: number, amount: number) => ({ asset_kind, target_id, amount });
const gems = (amount: number) => [{ asset_kind: 'gem', amount }];
const season = (no: number) => ({ kind: 'season-setting', no });
const openFrom = (start: string, end: string): RecordData => ({
  shown: {
    type: 'limited_period',
    periods: [{ start_date: `2030-${start} 00:00:00`, end_date: `2030-${end} 00:00:00` }],
  },
});

const UNLOCKED = {
  rule: 'open_when_unlocked',
  conditions: 'asks',
  kind: 'user_level',
  feature: 'tower',
  module: 'level-setting',
  unlocks: 'list',
  level: 'it',
} as const;
/** What a player must have: a level, and something else. */
const needs = (op: string, value: number, match = 'all', ...more: readonly RecordData[]): RecordData => ({
  asks: { match, rows: [{ kind: 'user_level', op, value }, ...more] },
});

/** Facts of the algorithms that look at records which others name, and at what several cost at once. */
export const NAMING_FACTS: Readonly<Record<Naming, readonly Facts[]>> = {
  occurs_in: [
    {
      rule: { rule: 'occurs_in', field: 'it', module: 'owner-setting', at: 'no' },
      holds: [[{ it: 1 }, { it: 4 }]],
      nearMisses: [[{}]],
      breaks: [[[{ it: 2 }, { it: 9 }], ['2 it unknown_option']]],
    },
    {
      rule: { rule: 'occurs_in', field: 'it', module: 'closed-setting', at: 'round' },
      holds: [[{}]],
      nearMisses: [[{ note: 'x' }]],
      breaks: [[[{ it: 7 }], ['1 it unknown_option']]],
    },
    {
      rule: { rule: 'occurs_in', field: 'rows.no', module: 'child-setting', at: 'point', same: 'kind' },
      holds: [[{ kind: 'a', rows: [{ no: 10 }, { no: 5 }] }]],
      nearMisses: [
        [{ kind: 'a' }],
        [{ rows: [{ no: 7 }] }],
        [{ kind: 'a', rows: [{}] }],
        [{ kind: 'b', rows: [{ no: 20 }] }],
      ],
      breaks: [
        [[{ kind: 'a', rows: [{ no: 10 }, { no: 20 }] }], ['1 rows.1.no unknown_option']],
        [[{ kind: 'c', rows: [{ no: 10 }] }], ['1 rows.0.no unknown_option']],
      ],
    },
    {
      rule: {
        rule: 'occurs_in',
        field: 'it',
        module: 'child-setting',
        at: 'point',
        same: 'note',
        there: 'kind',
        when: { field: 'class', in: ['high'] },
      },
      holds: [[{ note: 'a', class: 'high', it: 10 }]],
      nearMisses: [[{ note: 'a', class: 'low', it: 99 }], [{ class: 'high', it: 99 }]],
      breaks: [[[{ note: 'a', class: 'high', it: 99 }], ['1 it unknown_option']]],
    },
    {
      rule: {
        rule: 'occurs_in',
        field: 'gives',
        module: 'child-setting',
        at: 'point',
        where: { field: 'kind', in: ['a'] },
      },
      holds: [[{ gives: [asset('item', 10, 1), asset('item', 5, 1)] }]],
      nearMisses: [[{ gives: gems(1) }], [{}]],
      breaks: [[[{ gives: [asset('item', 10, 1), asset('item', 20, 1)] }], ['1 gives unknown_option']]],
    },
    // Owner 1 has the first 2, as round 7 does.
    {
      rule: {
        rule: 'occurs_in',
        field: 'it',
        module: 'round-setting',
        at: 'it',
        same: 'first',
        of: 'owner',
        when: { field: 'it', above: 1 },
        unless: 'other',
      },
      holds: [[{ owner: 1, it: 7 }]],
      nearMisses: [
        [{ owner: 1, it: 1 }],
        [{ owner: 1, it: 9, other: 9 }],
        [{ owner: 2, it: 9 }],
        [{ it: 9 }],
      ],
      breaks: [[[{ owner: 1, it: 9, other: 8 }], ['1 it unknown_option']]],
    },
  ],
  can_be_compared: [
    {
      rule: { rule: 'can_be_compared', field: 'it', of: 'owner', bounds: ['first', 'rank'] },
      holds: [
        [
          { it: 1, owner: 1 },
          { it: 0, owner: 2 },
        ],
      ],
      nearMisses: [[{ owner: 1, status: 'inactive' }], []],
      breaks: [
        [[{ it: 1, owner: 1 }, { owner: 1 }, { owner: 2 }], ['  check_not_run']],
        [[{ it: 1, owner: 3 }], ['  check_not_run']],
        [[{ it: 1 }], ['  check_not_run']],
      ],
    },
  ],
  at_most_together: [
    {
      rule: { rule: 'at_most_together', field: 'it', of: 'owner', sum: 'top' },
      holds: [[{ owner: 1, it: 3 }]],
      nearMisses: [[{ it: 4 }], [{ owner: 2 }]],
      breaks: [
        [[{ owner: 1, it: 4 }], ['1 it less_or_equal']],
        [[{ it: 5 }], ['1 it less_or_equal']],
      ],
    },
  ],
  named_inside: [
    {
      rule: {
        rule: 'named_inside',
        rows: 'rows',
        module: 'kind',
        record: 'no',
        at: 'open',
        from: 'shown',
        until: 'until',
      },
      holds: [[{ ...openFrom('03-01', '04-01'), until: '2030-04-01 00:00:00', rows: [season(1)] }]],
      nearMisses: [
        [{ ...openFrom('03-02', '04-01'), until: '2030-04-01 00:00:00', rows: [season(2), season(9)] }],
        [{ until: '2030-03-02 00:00:00', rows: [season(1)] }],
      ],
      breaks: [
        [
          [{ ...openFrom('03-02', '04-01'), until: '2030-04-01 00:00:00', rows: [season(1)] }],
          ['1 rows.0.no not_inside'],
        ],
        [
          [{ ...openFrom('03-01', '04-01'), until: '2030-03-31 00:00:00', rows: [season(2), season(1)] }],
          ['1 rows.1.no not_inside'],
        ],
      ],
    },
  ],
  // Season 1 is open in March, 3 except for half of the 15th, 4 at weekends, 5 while event 1 is, in March.
  open_while_shown: [
    {
      rule: {
        rule: 'open_while_shown',
        record: 'rows.no',
        module: 'kind',
        at: 'open',
        shown: 'shown',
      },
      holds: [[{ ...openFrom('03-01', '04-01'), rows: [season(1), season(2), season(5)] }]],
      nearMisses: [
        [{ ...openFrom('03-01', '03-15'), rows: [season(3)] }],
        [{ ...openFrom('01-01', '12-01'), rows: [season(4), season(9)] }],
        [{ shown: { type: 'always_open' }, rows: [season(2)] }],
        [{ shown: { type: 'specific_weekdays', weekdays: [1] }, rows: [season(1)] }],
        [{ shown: { type: 'event_trigger', event_id: 1 }, rows: [season(1)] }],
        [{ shown: { type: 'event_trigger', event_id: 9 }, rows: [season(1)] }],
        [{ rows: [season(1)] }],
        [{ ...openFrom('03-01', '12-01'), rows: [season(1)], status: 'inactive' }],
      ],
      breaks: [
        [
          [{ ...openFrom('03-01', '04-02'), rows: [season(2), season(1)] }],
          ['1 rows.1.no closed_while_shown'],
        ],
        [[{ ...openFrom('02-28', '04-01'), rows: [season(5)] }], ['1 rows.0.no closed_while_shown']],
        [[{ ...openFrom('03-14', '03-17'), rows: [season(3)] }], ['1 rows.0.no closed_while_shown']],
        [[{ shown: { type: 'always_open' }, rows: [season(1)] }], ['1 rows.0.no closed_while_shown']],
      ],
    },
    {
      rule: {
        rule: 'open_while_shown',
        record: 'it',
        module: 'note',
        at: 'open',
        shown: 'timeslot',
        of: 'item',
      },
      holds: [[{ item: 8, note: 'season-setting', it: 1 }]],
      nearMisses: [
        [{ item: 9, note: 'season-setting', it: 1 }],
        [{ note: 'season-setting', it: 1 }],
        [{ item: 8, note: 'season-setting' }],
      ],
      breaks: [[[{ item: 8, note: 'season-setting', it: 3 }], ['1 it closed_while_shown']]],
    },
  ],
  // Level 10 unlocks the tower; nothing says when the maze is unlocked.
  open_when_unlocked: [
    {
      rule: UNLOCKED,
      holds: [[needs('ge', 10), needs('ge', 30)]],
      nearMisses: [
        [{}, needs('ge', 30)],
        [needs('le', 30)],
        [needs('ge', 30, 'any', { kind: 'vip_level', op: 'ge', value: 1 })],
        [{ ...needs('ge', 30), status: 'inactive' }],
      ],
      breaks: [
        [[needs('ge', 30), needs('ge', 11)], ['2 asks opens_after_unlock']],
        [[needs('eq', 11, 'all', { kind: 'vip_level', op: 'ge', value: 1 })], ['1 asks opens_after_unlock']],
        [[{ ...needs('ge', 5), status: 'suspended' }, needs('ge', 12, 'any')], ['2 asks opens_after_unlock']],
      ],
    },
    { rule: { ...UNLOCKED, feature: 'maze' }, holds: [[needs('ge', 99)]], nearMisses: [[]], breaks: [] },
  ],
  // Title 7 is given by another module in March.
  given_by_one_board: [
    {
      rule: {
        rule: 'given_by_one_board',
        field: 'it',
        rewards: 'gives',
        kind: 'title',
        boards: [
          {
            module: 'sample-setting',
            of: ['owner', 'kind'],
            turn: 'other',
            open: { of: 'owner', module: 'spring-setting', at: 'open' },
          },
          {
            module: 'place-setting',
            of: [],
            open: { of: 'spring', module: 'spring-setting', at: 'open' },
          },
        ],
      },
      holds: [[{ owner: 1, it: 9 }], [{ owner: 1 }]],
      nearMisses: [
        [{ owner: 3, it: 7 }],
        [{ owner: 4, it: 7 }],
        [{ owner: 1, it: 7, status: 'inactive' }],
        [{ owner: 1, it: 8 }],
        [{ owner: 1, gives: [asset('item', 7, 1)] }],
        [
          { owner: 1, kind: 'a', it: 9 },
          { owner: 1, kind: 'a', it: 9 },
        ],
        [
          { owner: 1, kind: 'a', it: 9, other: 1 },
          { owner: 1, kind: 'b', it: 9, other: 2 },
        ],
        [
          { owner: 1, it: 9 },
          { owner: 3, it: 9 },
        ],
      ],
      breaks: [
        [[{ owner: 1, it: 7 }], ['1 it given_by_two_boards']],
        [[{ owner: 2, it: 7 }], ['1 it given_by_two_boards']],
        [[{ owner: 1, gives: [asset('title', 7, 1)] }], ['1 gives given_by_two_boards']],
        [
          [
            { owner: 1, kind: 'a', it: 9 },
            { owner: 1, kind: 'b', it: 9 },
          ],
          ['1 it given_by_two_boards', '2 it given_by_two_boards'],
        ],
      ],
    },
  ],
  no_dearer_in_bulk: [
    {
      rule: { rule: 'no_dearer_in_bulk', one: 'costs', many: 'gives', times: 10 },
      holds: [[{ costs: gems(10), gives: gems(100) }]],
      nearMisses: [
        [{ costs: gems(10) }],
        [{ gives: gems(999) }],
        [{ costs: [asset('item', 1, 1)], gives: [asset('item', 2, 99)] }],
      ],
      breaks: [[[{ costs: gems(10), gives: gems(101) }], ['1 gives.0.amount dearer_in_bulk']]],
    },
  ],
};
