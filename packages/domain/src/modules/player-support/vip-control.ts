import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { currency } from '../../enums/currency.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

const privilege = enumOf('vip-privilege', {
  ap_cap: ['AP cap', '體力上限', 'AP上限'],
  bp_buy_count: ['BP purchases per day', '每日戰鬥點購買次數', '1日のBP購入回数'],
  sweep_count: ['Sweeps per day', '每日掃蕩次數', '1日のスキップ回数'],
  store_refresh: ['Store refreshes per day', '每日商店刷新次數', '1日のショップ入れ替え回数'],
  friend_cap: ['Friend limit', '好友上限', 'フレンド上限'],
  bag_cap: ['Bag size', '背包容量', 'バッグの容量'],
  explore_slot: ['Concurrent explorations', '同時探索隊伍', '同時探索数'],
  afk_hours: ['Offline reward hours', '離線收益時數', '放置報酬の時間'],
  free_gacha: ['Free draws per day', '每日免費抽取次數', '1日の無料ガチャ回数'],
});

const MAX_POINTS = 999_999_999;

/** The VIP ladder: what a level takes and what it brings. The whole table goes out together. */
export const vipControl = defineModule({
  key: 'vip-control',
  family: 'player-support',
  titles: { title: ['VIP control', 'VIP 管理', 'VIP管理'], record: ['VIP level', 'VIP 等級', 'VIPレベル'] },
  identity: ['vip_level'],
  sections: {
    basics: common.basics({
      vip_level: common.level([0, 30]),
      name: common.name(30),
      badge: field.asset(['Badge', '徽章', 'バッジ'], 'image', { default: { path: 'vip/default.svg' } }),
      required_points: field.integer(['Required points', '所需點數', '必要ポイント'], [0, MAX_POINTS], {
        unit: 'points',
        help: [
          '0 for level 0. Players keep reached levels: if you raise the requirement, describe the compensation in the remark.',
          '0 級填 0。已達等級的玩家不降級：提高點數時，請於備註寫明如何補足。',
          'レベル0は0です。到達済みの人のレベルは下げません。引き上げるときは、不足分の補い方を備考に書いてください。',
        ],
      }),
      point_per_currency: field.rows(['Points for purchases', '儲值換算點數', '支払いごとのポイント'], 5, {
        optional: true,
        uniqueBy: 'currency',
        fields: {
          currency: common.currency(currency),
          points_per_unit: field.decimal(
            ['Points per currency unit', '每 1 元點數', '通貨1単位あたりのポイント'],
            [0.01, 10_000],
            { decimals: 2 },
          ),
        },
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      one_time_rewards: field.rewards(['Level-up rewards', '升級獎勵', '到達報酬'], 10, {
        optional: true,
        help: ['Claimable once.', '僅可領取一次。', '受け取れるのは一度だけです。'],
      }),
      daily_rewards: field.rewards(['Daily rewards', '每日獎勵', '毎日の報酬'], 10, { optional: true }),
    }),
    privileges: section(['Privileges', '特權', '特典'], {
      privileges: field.rows(['Privileges', '特權', '特典'], 9, {
        optional: true,
        uniqueBy: 'kind',
        help: [
          'Each level includes the privileges of the levels below, with equal or higher values.',
          '較低等級擁有的特權，之後的等級也須具備，且數值不得較低。',
          '下のレベルにある特典は上のレベルにも必要で、値は下げられません。',
        ],
        fields: {
          kind: field.enum(['Privilege', '特權', '特典'], privilege),
          value: field.integer(['Value', '數值', '値'], [1, 99_999], {
            unitBy: { kind: { afk_hours: 'hours' } },
          }),
        },
      }),
      store_discount_bp: field.integer(['Store discount', '商店折扣', 'ショップ割引'], [0, 9000], {
        unit: 'bp',
        default: 0,
      }),
    }),
  },
  rules: [
    ...ladderRules({
      step: 'vip_level',
      from: 0,
      free: { field: 'required_points', at: 'first' },
      notFalling: ['required_points', 'store_discount_bp'],
    }),
    { rule: 'covers_players', field: 'vip_level', players: 'vip_level' },
    { fields: ['name'], is: 'unique' },
    { fields: ['required_points'], is: 'unique' },
    { field: 'privileges.kind', along: { orderBy: 'vip_level' }, is: 'kept' },
    { field: 'privileges.value', by: 'kind', along: { orderBy: 'vip_level' }, is: 'not_falling' },
  ],
  list: {
    columns: [
      'vip_level',
      'badge',
      'name',
      'required_points',
      'store_discount_bp',
      'daily_rewards',
      'status',
    ],
    filters: ['vip_level', 'status'],
    sorts: ['vip_level', 'required_points'],
    sheet: {},
  },
});
