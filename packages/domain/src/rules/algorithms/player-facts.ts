import type { RecordData } from '../../core/json.ts';
import type { Facts } from '../facts-fixture.ts';

const asset = (asset_kind: string, target_id: number, amount: number) => ({ asset_kind, target_id, amount });
const LIMITS = {
  rule: 'within_limits',
  rewards: 'gives',
  to: { accounts: 'kind', until: 'until', all: 'all' },
  module: 'limit-setting',
  kind: 'kind',
  targets: ['item'],
  each: 'each',
} as const;
const [PAST, AHEAD] = ['2030-03-01 00:00:00', '2030-04-01 00:00:00'];
const letter = (kind: string, ...gives: RecordData[]): RecordData => ({ kind, until: AHEAD, gives });

/** What rules about players are told. The largest of `it` is compared with what players have. */
export const PLAYER_FACTS: {
  readonly [name in 'covers_players' | 'lists_players' | 'within_limits']: readonly Facts[];
} = {
  covers_players: [
    {
      rule: { rule: 'covers_players', field: 'it', players: 'player_level' },
      holds: [[{ it: 49 }, { it: 50 }], [{ it: 99 }]],
      nearMisses: [[], [{ it: 9, status: 'inactive' }]],
      breaks: [
        [[{ it: 48 }, { it: 49 }], ['2 it below_players']],
        [[{ it: 49 }, { it: 50, status: 'suspended' }], ['1 it below_players']],
      ],
    },
    {
      rule: { rule: 'covers_players', field: 'it', groupBy: 'other', players: 'guild_members' },
      holds: [
        [
          { other: 1, it: 20 },
          { other: 2, it: 30 },
        ],
      ],
      nearMisses: [[{ other: 1, it: 25 }], [{ other: 3, it: 1 }]],
      breaks: [
        [
          [
            { other: 1, it: 30 },
            { other: 2, it: 29 },
          ],
          ['2 it below_players'],
        ],
      ],
    },
    {
      rule: {
        rule: 'covers_players',
        field: 'it',
        groupBy: 'kind',
        through: { module: 'child-setting', by: 'kind' },
        where: { field: 'isOn', in: [true] },
        players: 'equipment_level',
      },
      holds: [[{ kind: 'a', it: 1, isOn: true }]],
      nearMisses: [[{ kind: 'a', it: 1, isOn: false }]],
      breaks: [],
    },
    {
      rule: {
        rule: 'covers_players',
        field: 'it',
        groupBy: 'other',
        through: { module: 'owner-setting', by: 'no' },
        players: 'equipment_level',
      },
      holds: [
        [
          { other: 1, it: 10 },
          { other: 3, it: 40 },
        ],
      ],
      nearMisses: [[{ other: 2, it: 1 }]],
      breaks: [
        [
          [
            { other: 1, it: 9 },
            { other: 3, it: 39 },
          ],
          ['1 it below_players', '2 it below_players'],
        ],
      ],
    },
    {
      rule: { rule: 'covers_players', field: 'it', players: 'vip_level' },
      holds: [],
      nearMisses: [[], [{ it: 1, status: 'inactive' }]],
      breaks: [[[{ it: 1 }, { it: 2 }], ['  check_not_run']]],
    },
    {
      rule: { rule: 'covers_players', field: 'it', players: 'rune_level' },
      holds: [],
      nearMisses: [[]],
      breaks: [[[{ it: 1 }], ['  check_not_run']]],
    },
  ],
  lists_players: [
    {
      rule: { rule: 'lists_players', field: 'kind', until: 'until' },
      holds: [[letter('100001, 100002')], [letter('100001\n100001')]],
      nearMisses: [
        [{ kind: '7', until: PAST }],
        [{ kind: '7', until: AHEAD, status: 'inactive' }],
        [{ until: AHEAD }],
      ],
      breaks: [[[letter('100001'), letter('100002, 7 8')], ['2 kind players_missing']]],
    },
  ],
  within_limits: [
    {
      rule: {
        rule: 'within_limits',
        rewards: 'gives',
        module: 'limit-setting',
        kind: 'kind',
        targets: ['item'],
        each: 'each',
      },
      holds: [[{ gives: [asset('item', 5, 3)] }]],
      nearMisses: [[{ gives: [asset('item', 5, 4)], status: 'inactive' }], [{}]],
      breaks: [[[{ gives: [asset('item', 5, 4)] }], ['1 gives.0.amount over_limit_each']]],
    },
    {
      rule: LIMITS,
      holds: [[letter('', asset('item', 5, 3), asset('item', 6, 8))], [letter('1 2 3', asset('item', 5, 3))]],
      nearMisses: [
        [{ ...letter('1 2 3 4', asset('item', 5, 99)), until: PAST }],
        [letter('1 2 3', asset('item', 6, 8))],
        [letter('', { asset_kind: 'coin', amount: 9 })],
      ],
      breaks: [
        [[letter('', asset('item', 5, 4))], ['1 gives.0.amount over_limit_each']],
        [[letter('', asset('item', 5, 1), asset('item', 6, 9))], ['1 gives.1.amount over_limit_each']],
        [[letter('1, 2, 3, 4', asset('item', 5, 3))], ['1 gives.0.amount over_limit_all']],
      ],
    },
  ],
};
