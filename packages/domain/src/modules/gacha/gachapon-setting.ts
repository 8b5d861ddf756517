import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { gachaGroupType } from '../../enums/gacha-group-type.ts';
import { gachaType } from '../../enums/gacha-type.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';
import { petOrGodFields, rarityOfGroupRules } from '../../field-sets/pet-or-god-fields.ts';

/** A draw that players pay for: groups of pets with weights, open during a timeslot. */
export const gachaponSetting = defineModule({
  key: 'gachapon-setting',
  family: 'gacha',
  titles: { title: ['Gachapon', '轉蛋設定', 'ガチャ設定'], record: ['Gachapon', '轉蛋', 'ガチャ'] },
  synonyms: ['Summon', 'Pull', 'Banner', '抽卡', '卡池', '扭蛋', '召喚', 'ピックアップ'],
  identity: ['gachapon_id'],
  sections: {
    basics: common.basics({
      gachapon_id: field.id(['Gachapon ID', '轉蛋編號', 'ガチャID']),
      name: common.name(40),
      gacha_type: common.type(gachaType),
    }),
    period: section(['Period', '開放期間', '開催期間'], {
      timeslot: field.timeslot(['Open period', '開放期間', '開催期間']),
    }),
    cost: section(['Cost', '消耗', 'コスト'], {
      single_cost: field.costs(['Single draw cost', '單抽消耗', '1回のコスト'], [1, 4], {
        help: [
          'Payment options: the first that the player can afford is used.',
          '擇一支付：由上而下使用玩家足以支付的第一項。',
          'いずれか一つ。上から順に、支払える最初のものを使います。',
        ],
      }),
      multi_count: field.integer(['Draws in a multi-draw', '連抽次數', '連続ガチャの回数'], [2, 50], {
        default: 10,
      }),
      multi_cost: field.costs(['Multi-draw cost', '連抽消耗', '連続ガチャのコスト'], [1, 4]),
      ticket_item_id: field.reference(['Ticket', '轉蛋券', 'チケット'], 'item-setting', {
        flow: 'sink',
        optional: true,
        help: ['Used before currency.', '優先於貨幣使用。', '通貨より先に使われます。'],
      }),
      free_rule: field.rows(['Free draws', '免費抽取', '無料ガチャ'], 1, {
        optional: true,
        fields: {
          interval_hours: field.integer(['Interval', '間隔', '間隔'], [1, 720], {
            unit: 'hours',
            default: 24,
          }),
          count: field.integer(['Draws', '次數', '回数'], [1, 50], { default: 1 }),
          single_only: field.boolean(['Single draws only', '僅限單抽', '1回ガチャのみ'], { default: true }),
        },
      }),
      draw_limit: field.integer(
        ['Draw limit per player', '每位玩家抽取上限', 'プレイヤーごとの上限回数'],
        [1, 999_999],
        { optional: true },
      ),
      exchange_item: field.rewards(['Points per draw', '每抽贈送點數', '1回ごとのポイント'], 1, {
        optional: true,
        help: [
          'Granted with each draw and exchanged in the shop.',
          '每次抽取皆會贈送，可於商店兌換。',
          '1回引くごとに配られ、ショップで交換できます。',
        ],
      }),
    }),
    groups: section(['Groups and odds', '群組與機率', 'グループと確率'], {
      groups: field.rows(['Groups', '轉蛋群組', 'グループ'], [2, 30], {
        uniqueBy: 'group_no',
        weight: 'weight',
        help: [
          'A draw first picks a group by weight, then a pet within that group by weight. Keep at least one probability-up group and one guaranteed group.',
          '抽取時先依權重決定群組，再依權重決定群組內的寵物。機率提升與保底群組各須保留至少一組。',
          'まず重みでグループを選び、次にその中のペットを重みで選びます。確率アップと確定のグループは必ず一つずつ残します。',
        ],
        fields: {
          group_no: field.integer(['No.', '編號', '番号'], [1, 999]),
          group_type: field.enum(['Group', '群組類型', 'グループ種類'], gachaGroupType, {
            default: 'normal',
          }),
          rarity: common.rarity(rarity),
          weight: common.weight([0, 1_000_000]),
          trigger_count: field.integer(['Guaranteed interval', '保底間隔', '確定の間隔'], [0, 1000], {
            default: 0,
            help: [
              '0: never. 10: every tenth draw of a player comes from this group.',
              '0：不觸發。10：玩家每第 10 抽必定出自此群組。',
              '0：なし。10：プレイヤーの10回目ごとに必ずこのグループから出ます。',
            ],
          }),
          pets: field.rows(['Pets', '寵物', 'ペット'], [1, 200], {
            weight: 'weight',
            fields: {
              ...petOrGodFields,
              amount: field.integer(['Amount', '數量', '数量'], [1, 10], { default: 1 }),
              weight: common.weight([0, 1_000_000], { default: 100 }),
              rate_up: field.boolean(['Featured', '機率提升', 'ピックアップ'], { default: false }),
            },
          }),
        },
      }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['groups.pets.pet_id', 'pet_god_id'], is: 'exactly_one' },
    { field: 'group_type', along: 'groups', is: 'covers', values: ['probability_up', 'guaranteed'] },
    {
      sumOf: 'weight',
      in: 'groups',
      where: { field: 'group_type', in: ['normal', 'probability_up'] },
      is: 'greater',
      than: 0,
    },
    {
      field: 'groups.pets.rate_up',
      is: 'same',
      as: true,
      when: { field: 'groups.group_type', in: ['probability_up'] },
    },
    {
      fields: ['groups.pets.pet_id', 'pet_god_id'],
      is: 'also_in',
      when: { field: 'groups.group_type', in: ['probability_up'] },
      where: { field: 'groups.group_type', in: ['normal'] },
    },
    // The cycle that it belongs to opens and closes it.
    {
      field: 'type',
      of: 'timeslot',
      is: 'one_of',
      values: ['always_open'],
      when: { field: 'gacha_type', in: ['cycle'] },
    },
    ...rarityOfGroupRules('groups', 'pets'),
  ],
  fixed: {
    during: 'timeslot',
    fields: [
      'gacha_type',
      'single_cost',
      'multi_count',
      'multi_cost',
      'ticket_item_id',
      'draw_limit',
      'exchange_item',
      'groups',
    ],
  },
  list: {
    columns: ['gachapon_id', 'name', 'gacha_type', 'timeslot', 'single_cost', 'multi_cost', 'status'],
    filters: ['gacha_type', 'ticket_item_id', 'draw_limit', 'status'],
    sorts: ['gachapon_id', 'name'],
  },
  panels: ['gacha-banner', 'gacha-odds'],
});
