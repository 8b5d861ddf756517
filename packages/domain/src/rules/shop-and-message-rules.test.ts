import { gems } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../core/json.ts';
import { problemsAfter } from './catalogue-fixture.ts';

const COINS = [{ asset_kind: 'coin', amount: 1 }];
const line = (no: number, command: string, param?: string): JsonObject => ({
  no,
  command,
  ...(param === undefined ? {} : { param }),
});

type Case = readonly [what: string, key: string, id: string, change: JsonObject, problem: string];

const SHOP: readonly Case[] = [
  [
    'two prices',
    'mall-setting',
    '4111',
    { prices: [{ currency: 'USD', amount: 1, store_product_id: 'tea' }] },
    ' exactly_one',
  ],
  [
    'cents of Taiwan dollars',
    'mall-setting',
    '4001',
    { prices: [{ currency: 'TWD', amount: 30.5, store_product_id: 'x' }] },
    'prices.0.amount integer',
  ],
  [
    'a daily product for every week',
    'mall-setting',
    '4111',
    { limit_period: 'week' },
    'limit_period allowed_when',
  ],
  ['a one-time product sold twice', 'mall-setting', '4122', { limit_count: 2 }, 'limit_count allowed_when'],
  [
    'a product that the store knows by another',
    'mall-setting',
    '4002',
    { prices: [{ currency: 'USD', amount: 1, store_product_id: 'emberfall.gems.60' }] },
    'prices.0.store_product_id duplicate',
  ],
  [
    'a package with a day missing',
    'login-package-setting',
    '4501',
    {
      days: [
        { day: 1, rewards: COINS },
        { day: 3, rewards: COINS },
      ],
    },
    'days.1.day not_contiguous',
  ],
  [
    'a package that outlives its product',
    'login-package-setting',
    '4503',
    { timeslot: { type: 'always_open' } },
    'timeslot not_inside',
  ],
  ['a gift that occurs twice', 'gachapon-item-setting', '3', { kind: 'per_draw' }, 'kind duplicate'],
  [
    'a step of a gachapon without steps',
    'gachapon-stepup-setting',
    '1',
    { gachapon_id: 3001 },
    'gachapon_id kind_not_allowed',
  ],
  [
    'a certain group that is not there',
    'gachapon-stepup-setting',
    '3',
    { forced_group_no: 9 },
    'forced_group_no unknown_option',
  ],
  [
    'a step that costs more',
    'gachapon-stepup-setting',
    '2',
    { cost: gems(2000) },
    'cost.0.amount less_or_equal',
  ],
  ['a way back in the middle', 'gachapon-stepup-setting', '2', { loop_to: 1 }, 'loop_to only_on_last'],
];

const WORDS: readonly Case[] = [
  ['a mail to nobody', 'mail-setting', '2', { recipient_type: null }, 'recipient_type required'],
  [
    'a mail to servers that are not named',
    'mail-setting',
    '2',
    { recipient_type: 'server' },
    'server_ids required',
  ],
  ['account ids in words', 'mail-setting', '5', { account_ids: 'all of them' }, 'account_ids pattern'],
  [
    'a jump to something that is not there',
    'mail-setting',
    '3',
    { jump_record_id: '599' },
    'jump_record_id reference_missing',
  ],
  ['a fourth pinned announcement', 'announcement-setting', '6', { pin: true }, 'pin too_many_records'],
  [
    'an event that pops up at every login',
    'announcement-setting',
    '1',
    { popup_on_login: 'always' },
    'category allowed_when',
  ],
  ['a story without an end', 'avg-setting', '9101', { lines: [line(1, 'hide')] }, 'lines.0.command same_as'],
  [
    'a story that goes round',
    'avg-setting',
    '9101',
    { lines: [line(1, 'jump', '1'), line(2, 'end')] },
    'lines end_unreachable',
  ],
  [
    'a jump to no line',
    'avg-setting',
    '9101',
    { lines: [line(1, 'jump', '9'), line(2, 'end')] },
    'lines.0.param script_leads_nowhere',
  ],
  [
    'a choice that leads nowhere',
    'avg-setting',
    '9001',
    { choices: [{ no: 1, line_no: 7, text: { en: 'Go', zh: '走', jp: '行く' }, goto_line: 99 }] },
    'choices.0.goto_line script_leads_nowhere',
  ],
  ['a toast that stays', 'message-effect-setting', '6', { duration_ms: 3001 }, 'duration_ms less_or_equal'],
  ['a reveal without a rarity', 'message-effect-setting', '8', { name: 'Reveal' }, 'name pattern'],
];

const SERVERS: readonly Case[] = [
  [
    'maintenance without a word',
    'server-setting',
    '1',
    { state: 'maintenance', maintenance_message: null },
    'maintenance_message required_when',
  ],
  [
    'maintenance that ends before it begins',
    'server-setting',
    '1',
    { maintenance_to: '2026-11-24 01:00:00' },
    'maintenance_to greater',
  ],
  [
    'two recommended servers of a region',
    'server-setting',
    '2',
    { region: 'hk' },
    'recommended too_many_records',
  ],
  [
    'a server merged into itself',
    'server-setting',
    '3',
    { state: 'merged', merged_into: 3 },
    'merged_into reference_self',
  ],
  [
    'an address with a slash at its end',
    'cdn-setting',
    'main',
    { base_url: 'https://cdn.example/' },
    'base_url pattern',
  ],
  [
    'a time offset where players play',
    'time-offset',
    'main',
    { enabled: true },
    'enabled off_where_protected',
  ],
  ['a time offset without an end', 'time-offset', 'main', { enabled: true }, 'expires_at required_when'],
];

describe('rules of the shop, messages, stories and servers', () => {
  it.each([...SHOP, ...WORDS, ...SERVERS])('notice %s', (_what, key, id, change, problem) => {
    expect(problemsAfter(key, id, () => ({}))).toEqual([]);
    expect(problemsAfter(key, id, () => change)).toContain(problem);
  });

  it('say once that a jump names no line yet', () => {
    const lines = [line(1, 'hide'), line(2, 'jump'), line(3, 'end')];
    const problems = problemsAfter('avg-setting', '9101', () => ({ lines }));
    expect(problems.filter((problem) => problem.startsWith('lines.1.param'))).toEqual([
      'lines.1.param required_when',
    ]);
  });
});
