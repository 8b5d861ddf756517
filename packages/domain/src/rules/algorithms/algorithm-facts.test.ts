import { gems } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { AlgorithmName } from '../../core/algorithm-parameters.ts';
import type { RecordData } from '../../core/json.ts';
import { faultsOf, type Facts } from '../facts-fixture.ts';
import { BOARD_FACTS } from './board-facts.ts';
import { CAP_FACTS } from './cap-facts.ts';
import { NAMING_FACTS } from './naming-facts.ts';
import { STORY_FACTS } from './story-facts.ts';
import { PLAYER_FACTS } from './player-facts.ts';
import { TRADE_FACTS } from './trade-facts.ts';

const node = (no: number, before: number | null = null): RecordData => ({ no, before });
const params = (...keys: readonly string[]) => keys.map((kind) => ({ kind }));
const turn = (item: number, ...into: readonly number[]): RecordData => ({
  item,
  gives: into.map((target_id) => ({ asset_kind: 'item', target_id, amount: 1 })),
});
const to = (...next: readonly number[]): RecordData => ({ rows: next.map((before) => ({ before })) });
const made = (result: number, item: number): RecordData => ({ it: result, item });
const madeBy = (owner: number, result: number, item: number): RecordData => ({
  ...made(result, item),
  owner,
});
const TREE = { rule: 'rows_form_tree', root: 'it', rows: 'rows', key: 'no', before: 'before' } as const;
const CONVERSION = { rule: 'conversion_ends', from: 'item', gives: ['gives'], steps: 2 } as const;

const openFrom = (start: string, end: string): RecordData => ({
  shown: {
    type: 'limited_period',
    periods: [{ start_date: `2030-${start} 00:00:00`, end_date: `2030-${end} 00:00:00` }],
  },
});
const SALE = {
  rule: 'no_gain_by_selling',
  rows: 'rows',
  gets: 'gives',
  pays: 'costs',
  off: 'no',
  price: 'sell_price',
} as const;
const asset = (asset_kind: string, target_id: number, amount: number) => ({ asset_kind, target_id, amount });
/** A deal that gives `gets` of item 1, which sells for 10 coins; if `gets` is 3, one of item 2. `off`: in basis points. */
const deal = ({ gets, coins, off = 0 }: { gets: number; coins: number; off?: number }): RecordData => ({
  rows: [
    {
      no: off,
      costs: [{ asset_kind: 'coin', amount: coins }],
      gives: [gets === 3 ? asset('item', 2, 1) : asset('item', 1, gets)],
    },
  ],
});

/** Ranges between numbered records. */
const span = (owner: number, item: number): RecordData => ({ owner, item });

/** An algorithm without facts does not compile. */
const FACTS: Readonly<Record<AlgorithmName, readonly Facts[]>> = {
  ...BOARD_FACTS,
  ...CAP_FACTS,
  ...NAMING_FACTS,
  ...STORY_FACTS,
  ...TRADE_FACTS,
  ...PLAYER_FACTS,
  same_placeholders: [
    {
      rule: { rule: 'same_placeholders', fields: ['kind', 'note'] },
      holds: [[{ kind: 'deal {x}', note: '{x} dealt' }]],
      nearMisses: [[{ kind: 'deal {x}' }]],
      breaks: [[[{ kind: 'deal {x}', note: 'deal {y}' }], ['1 note placeholders_differ']]],
    },
    {
      rule: { rule: 'same_placeholders', fields: ['rows.parts.kind'] },
      holds: [[{ rows: [{ parts: params('x', 'y') }, { parts: params('y', 'x') }] }]],
      nearMisses: [[{}]],
      breaks: [
        [
          [{ rows: [{ parts: params('x') }, { parts: params('x', 'y') }] }],
          ['1 rows.1.parts placeholders_differ'],
        ],
      ],
    },
  ],
  placeholders_match_rows: [
    {
      rule: { rule: 'placeholders_match_rows', field: 'title', rows: 'rows.parts', key: 'kind' },
      holds: [[{ title: { en: '{x}' }, rows: [{ parts: params('x') }] }]],
      nearMisses: [[{ title: { en: 'plain' }, rows: [{}] }]],
      breaks: [
        [
          [{ title: { en: '{x}' }, rows: [{ parts: params('x') }, {}] }],
          ['1 rows.1.parts placeholders_differ'],
        ],
      ],
    },
    {
      rule: { rule: 'placeholders_match_rows', field: 'rows.title', rows: 'rows.parts', key: 'kind' },
      holds: [[{ rows: [{ title: { en: '{x}' }, parts: params('x') }, { title: { en: 'plain' } }] }]],
      nearMisses: [[{ rows: [{ parts: params('x') }] }]],
      breaks: [
        [[{ rows: [{ title: { en: '{y}' }, parts: params('x') }] }], ['1 rows.0.parts placeholders_differ']],
      ],
    },
  ],
  same_extension: [
    {
      rule: { rule: 'same_extension', fields: ['kind', 'note'] },
      holds: [[{ kind: 'a.png', note: 'b.PNG' }]],
      nearMisses: [[{ kind: 'a.png' }]],
      breaks: [[[{ kind: 'a.png', note: 'a.jpg' }], ['1 note extensions_differ']]],
    },
  ],
  rows_form_tree: [
    {
      rule: TREE,
      holds: [[{ it: 1, rows: [node(1), node(2, 1), node(3, 1), node(4, 3)] }]],
      nearMisses: [[{}]],
      breaks: [
        [[{ it: 1, rows: [node(1), node(2)] }], ['1 rows.1.before must_lead_to_start']],
        [[{ it: 1, rows: [node(1), node(2, 9)] }], ['1 rows.1.before must_lead_to_start']],
        [
          [{ it: 1, rows: [node(1), node(2, 3), node(3, 2)] }],
          [1, 2].map((row) => `1 rows.${row}.before must_lead_to_start`),
        ],
      ],
    },
  ],
  conversion_ends: [
    {
      rule: CONVERSION,
      holds: [[turn(1, 2, 4), turn(2, 3), turn(4, 3)]],
      nearMisses: [[{ item: 1, gives: [{ asset_kind: 'coin', amount: 1 }] }]],
      breaks: [
        [[turn(1, 1)], ['1 gives.0.target_id cycle']],
        [
          [turn(1, 5, 2), turn(2, 1)],
          ['1 gives.1.target_id cycle', '2 gives.0.target_id cycle'],
        ],
        [[turn(1, 2), turn(2, 3), turn(3, 4)], ['1 gives.0.target_id chain_too_long']],
        [
          [turn(1, 2), turn(2, 3), turn(3, 2)],
          ['1 gives.0.target_id chain_too_long', '2 gives.0.target_id cycle', '3 gives.0.target_id cycle'],
        ],
      ],
    },
  ],
  ranges_follow: [
    {
      rule: { rule: 'ranges_follow', from: 'owner', to: 'item', by: 'no' },
      holds: [[span(3, 4), span(1, 2)]],
      nearMisses: [
        [span(1, 2), { ...span(2, 3), status: 'inactive' }],
        [span(1, 1), span(9, 9), {}],
      ],
      breaks: [
        [[span(2, 4)], ['1 owner not_contiguous']],
        [[span(1, 1), span(3, 4)], ['2 owner not_contiguous']],
        [[span(1, 2), span(2, 4)], ['2 owner not_contiguous']],
      ],
    },
  ],
  no_mutual_reference: [
    {
      rule: { rule: 'no_mutual_reference', field: 'rivals' },
      holds: [[{ rivals: [2] }, { rivals: [3] }, {}]],
      nearMisses: [[{ rivals: [2] }, { rivals: [3] }, { rivals: [1] }]],
      breaks: [[[{ rivals: [2] }, { rivals: [1] }], ['2 rivals mutual']]],
    },
  ],
  no_cycle: [
    {
      rule: { rule: 'no_cycle', field: 'rows.before' },
      holds: [[to(2), to(3), to(99)]],
      nearMisses: [[to(2, 3), to(3), {}]],
      breaks: [[[to(2), to(3), to(1)], ['3 rows.0.before cycle']]],
    },
    {
      rule: { rule: 'no_cycle', field: 'item', from: 'it' },
      holds: [[made(7, 8), made(8, 9), made(7, 9)]],
      nearMisses: [[made(1, 2), made(3, 1)], [{ it: 1 }]],
      breaks: [
        [[made(7, 8), made(8, 9), made(9, 7)], ['3 item cycle']],
        [[made(7, 7)], ['1 item cycle']],
      ],
    },
    {
      rule: { rule: 'no_cycle', field: 'item', from: 'it', under: 'owner' },
      holds: [[madeBy(1, 7, 8), madeBy(1, 8, 9)]],
      nearMisses: [[madeBy(1, 7, 8), madeBy(2, 8, 7)]],
      breaks: [[[madeBy(1, 7, 8), madeBy(2, 8, 7), madeBy(1, 8, 7)], ['3 item cycle']]],
    },
  ],
  same_largest: [
    {
      rule: { rule: 'same_largest', field: 'it', module: 'limit-setting', at: 'each' },
      holds: [[{ it: 3 }, { it: 8 }]],
      nearMisses: [[{ it: 8 }, { it: 9, status: 'inactive' }]],
      breaks: [
        [[{ it: 3 }, { it: 9 }], ['2 it same_as']],
        [[{ it: 7 }], ['1 it same_as']],
      ],
    },
    {
      rule: { rule: 'same_largest', field: 'it', module: 'closed-setting', at: 'round' },
      holds: [[{ it: 5 }]],
      nearMisses: [[{}]],
      breaks: [],
    },
  ],
  apart_from: [
    {
      rule: { rule: 'apart_from', field: 'shown', module: 'season-setting', at: 'open' },
      holds: [[openFrom('02-01', '03-01'), openFrom('04-01', '05-01')]],
      nearMisses: [[{}, { ...openFrom('02-01', '05-01'), status: 'inactive' }]],
      breaks: [[[openFrom('01-01', '02-01'), openFrom('02-01', '03-02')], ['2 shown period_overlap']]],
    },
    {
      rule: { rule: 'apart_from', field: 'shown', module: 'closed-setting', at: 'open' },
      holds: [[openFrom('02-01', '05-01')]],
      nearMisses: [[{}]],
      breaks: [],
    },
  ],
  no_gain_by_selling: [
    {
      rule: SALE,
      holds: [[deal({ gets: 2, coins: 20 })]],
      nearMisses: [
        [deal({ gets: 3, coins: 1 })],
        [deal({ gets: 1, coins: 10 })],
        [{ rows: [{ no: 0, costs: [{ asset_kind: 'gem', amount: 1 }], gives: [asset('item', 1, 9)] }] }],
      ],
      breaks: [
        [[deal({ gets: 1, coins: 9 })], ['1 rows.0.costs sells_for_more']],
        [[deal({ gets: 2, coins: 20, off: 1 })], ['1 rows.0.costs sells_for_more']],
        [
          [{ rows: [{ costs: [asset('item', 1, 5)], gives: [asset('item', 1, 1)] }] }],
          ['1 rows.0.costs paid_with_itself'],
        ],
      ],
    },
    {
      rule: {
        rule: 'no_gain_by_selling',
        rows: 'rows',
        gets: 'gives',
        pays: 'costs',
        price: 'sell_price',
      },
      holds: [[deal({ gets: 2, coins: 20 })]],
      nearMisses: [[deal({ gets: 2, coins: 20, off: 5000 })]],
      breaks: [[[deal({ gets: 2, coins: 19 })], ['1 rows.0.costs sells_for_more']]],
    },
  ],
  asserted: [
    {
      rule: { rule: 'asserted', of: 'item', by: 'draws', beside: ['pity-setting'] },
      holds: [
        [
          { item: 6, kind: 'odds', basis: 'weights', rate: 1, tolerance: 0 },
          { item: 6, kind: 'draws', draws: 3, share: 100 },
          { item: 6, kind: 'draws', draws: 2, share: 1.99 },
          { item: 6, kind: 'cost', cost: gems(30), share: 100 },
        ],
      ],
      nearMisses: [
        [{ item: 7, kind: 'draws', draws: 1 }],
        [{ item: 99, kind: 'draws', draws: 1 }],
        [{ item: 6, kind: 'draws', draws: 1, status: 'inactive' }],
      ],
      breaks: [
        [[{ item: 6, kind: 'odds', rate: 1, tolerance: 0 }], ['1 rate asserted_rate']],
        [[{ item: 6, kind: 'draws', draws: 2, share: 100 }], ['1 draws asserted_share']],
        [[{ item: 6, kind: 'draws', draws: 2, share: 2 }], ['1 draws asserted_share']],
        [[{ item: 6, kind: 'cost', cost: gems(29), share: 100 }], ['1 cost asserted_cost']],
        [
          [{ item: 6, kind: 'cost', cost: [{ asset_kind: 'coin', amount: 99 }], share: 100 }],
          ['1 cost asserted_cost'],
        ],
        [
          [{ item: 6, kind: 'cost', target: 'group', group_no: 9, cost: gems(29) }],
          ['1 cost asserted_never'],
        ],
      ],
    },
  ],
  paid_with: [
    {
      rule: { rule: 'paid_with', of: 'item', costs: 'goods.cost', rows: 'rows', kind: 'kind', target: 'no' },
      holds: [[{ item: 5, rows: [{ kind: 'coin' }, { kind: 'event_currency', no: 7 }] }]],
      nearMisses: [
        [{ item: 99, rows: [] }],
        [{ item: 5, rows: [{ kind: 'coin' }, { kind: 'event_currency', no: 7 }, { kind: 'gem' }] }],
      ],
      breaks: [
        [[{ item: 5, rows: [{ kind: 'event_currency', no: 7 }] }], ['1 item paid_otherwise']],
        [
          [{ item: 5, rows: [{ kind: 'coin' }, { kind: 'event_currency', no: 8 }] }],
          ['1 item paid_otherwise'],
        ],
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

it('no_cycle follows very long chains', () => {
  const chain = Array.from({ length: 50_000 }, (_, index) => to(index + 2));
  expect(faultsOf({ rule: 'no_cycle', field: 'rows.before' }, chain)).toEqual([]);
});
