import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { gachaGroupType } from '../../enums/gacha-group-type.ts';
import { gachaType } from '../../enums/gacha-type.ts';
import { rarity } from '../../enums/rarity.ts';
import { petOrGodFields, rarityOfGroupRules } from '../../field-sets/pet-or-god-fields.ts';

/** A draw that players pay for: groups of pets with weights, open during a timeslot. */
export const gachaponSetting = defineModule({
  key: 'gachapon-setting',
  family: 'gacha',
  titles: {
    title: localized('Gachapon', '轉蛋設定', 'ガチャ設定'),
    record: localized('Gachapon', '轉蛋', 'ガチャ'),
  },
  identity: ['gachapon_id'],
  fields: {
    gachapon_id: { kind: 'id', label: localized('Gachapon ID', '轉蛋編號', 'ガチャID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    gacha_type: { kind: 'enum', of: gachaType, label: localized('Type', '類型', '種類') },
    banner: {
      kind: 'asset',
      asset: 'image',
      perLanguage: true,
      default: { path: 'banner/default.svg' },
      label: localized('Banner', '橫幅', 'バナー'),
    },
    timeslot: { kind: 'timeslot', label: localized('Open', '開放期間', '開催期間') },
    single_cost: {
      kind: 'cost_list',
      min: 1,
      max: 4,
      label: localized('Cost of one draw', '單抽消耗', '1回のコスト'),
      help: localized(
        'Alternatives: the first that the player can pay is taken.',
        '擇一支付：由上而下使用玩家足以支付的第一項。',
        'いずれか一つ。上から順に、支払える最初のものを使います。',
      ),
    },
    multi_count: {
      kind: 'integer',
      min: 2,
      max: 50,
      default: 10,
      label: localized('Draws of a multi draw', '連抽次數', '連続ガチャの回数'),
    },
    multi_cost: {
      kind: 'cost_list',
      min: 1,
      max: 4,
      label: localized('Cost of a multi draw', '連抽消耗', '連続ガチャのコスト'),
    },
    ticket_item_id: {
      kind: 'reference',
      to: 'item-setting',
      optional: true,
      label: localized('Ticket', '轉蛋券', 'チケット'),
      help: localized('Used before any currency.', '優先於貨幣使用。', '通貨より先に使われます。'),
    },
    free_rule: {
      kind: 'rows',
      optional: true,
      max: 1,
      label: localized('Free draws', '免費抽取', '無料ガチャ'),
      fields: {
        interval_hours: {
          kind: 'integer',
          min: 1,
          max: 720,
          unit: 'hours',
          default: 24,
          label: localized('Every', '間隔', '間隔'),
        },
        count: { kind: 'integer', min: 1, max: 50, default: 1, label: localized('Draws', '次數', '回数') },
        single_only: {
          kind: 'boolean',
          default: true,
          label: localized('Single draws only', '僅限單抽', '1回ガチャのみ'),
        },
      },
    },
    draw_limit: {
      kind: 'integer',
      optional: true,
      min: 1,
      max: 999_999,
      label: localized('Draws per player', '每位玩家抽取上限', 'プレイヤーごとの上限回数'),
    },
    exchange_item: {
      kind: 'reward_list',
      optional: true,
      max: 1,
      label: localized('Point per draw', '每抽贈送點數', '1回ごとのポイント'),
      help: localized(
        'Given with every draw, to be exchanged in the shop.',
        '每次抽取皆會贈送，可於商店兌換。',
        '1回引くごとに配られ、ショップで交換できます。',
      ),
    },
    groups: {
      kind: 'rows',
      min: 2,
      max: 30,
      uniqueBy: 'group_no',
      weight: 'weight',
      label: localized('Groups', '轉蛋群組', 'グループ'),
      help: localized(
        'A draw first picks a group by its weight, then a pet of the group by its own weight. One group with raised odds and one guaranteed group always stay.',
        '抽取時先依權重決定群組，再依權重決定群組內的寵物。機率提升與保底群組各須保留至少一組。',
        'まず重みでグループを選び、次にその中のペットを重みで選びます。確率アップと確定のグループは必ず一つずつ残します。',
      ),
      fields: {
        group_no: { kind: 'integer', min: 1, max: 999, label: localized('No.', '編號', '番号') },
        group_type: {
          kind: 'enum',
          of: gachaGroupType,
          default: 'normal',
          label: localized('Group', '群組類型', 'グループ種類'),
        },
        rarity: { kind: 'enum', of: rarity, label: localized('Rarity', '稀有度', 'レアリティ') },
        weight: { kind: 'integer', min: 0, max: 1_000_000, label: localized('Weight', '權重', '重み') },
        trigger_count: {
          kind: 'integer',
          min: 0,
          max: 1000,
          default: 0,
          label: localized('Forced every', '固定觸發', '強制発動'),
          help: localized(
            '0: never. 10: every tenth draw of a player comes from this group.',
            '0：不觸發。10：玩家每第 10 抽必定出自此群組。',
            '0：なし。10：プレイヤーの10回目ごとに必ずこのグループから出ます。',
          ),
        },
        pets: {
          kind: 'rows',
          min: 1,
          max: 200,
          weight: 'weight',
          label: localized('Pets', '寵物', 'ペット'),
          fields: {
            ...petOrGodFields,
            amount: {
              kind: 'integer',
              min: 1,
              max: 10,
              default: 1,
              label: localized('Amount', '數量', '数量'),
            },
            weight: {
              kind: 'integer',
              min: 0,
              max: 1_000_000,
              default: 100,
              label: localized('Weight', '權重', '重み'),
            },
            rate_up: {
              kind: 'boolean',
              default: false,
              label: localized('Featured', '機率提升', 'ピックアップ'),
            },
          },
        },
      },
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'], severity: 'warning' },
    { rule: 'exactly_one', rows: 'groups.pets', fields: ['pet_id', 'pet_god_id'] },
    { rule: 'must_include', rows: 'groups', field: 'group_type', values: ['probability_up', 'guaranteed'] },
    {
      rule: 'weight_above_zero',
      rows: 'groups',
      weight: 'weight',
      field: 'group_type',
      in: ['normal', 'probability_up'],
    },
    {
      rule: 'rows_all',
      rows: 'groups',
      field: 'group_type',
      value: 'probability_up',
      inner: 'pets',
      key: 'rate_up',
      equals: true,
    },
    {
      rule: 'also_in',
      rows: 'groups',
      field: 'group_type',
      value: 'probability_up',
      in: 'normal',
      inner: 'pets',
      keys: ['pet_id', 'pet_god_id'],
    },
    ...rarityOfGroupRules('groups', 'pets'),
  ],
  display: { title: 'name', image: 'banner' },
  list: {
    columns: ['gachapon_id', 'name', 'gacha_type', 'timeslot', 'single_cost', 'status'],
    filters: ['gacha_type', 'ticket_item_id', 'draw_limit', 'status'],
    sorts: ['gachapon_id', 'name'],
  },
  search: ['name'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['gachapon_id', 'name', 'gacha_type'],
    },
    { key: 'period', title: localized('Period', '開放期間', '開催期間'), fields: ['timeslot'] },
    {
      key: 'cost',
      title: localized('Cost', '消耗', 'コスト'),
      fields: [
        'single_cost',
        'multi_count',
        'multi_cost',
        'ticket_item_id',
        'free_rule',
        'draw_limit',
        'exchange_item',
      ],
    },
    {
      key: 'groups',
      title: localized('Groups and odds', '群組與機率', 'グループと確率'),
      fields: ['groups'],
    },
    { key: 'presentation', title: localized('Presentation', '呈現', '表示'), fields: ['banner'] },
  ],
  panels: ['gacha-banner', 'gacha-odds'],
});
