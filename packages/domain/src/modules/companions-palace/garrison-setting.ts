import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';
import { petTraitFields } from '../../field-sets/trait-fields.ts';

const produced = enumOf('garrison-product', {
  coin: ['Coin', '銅幣', 'コイン', 'neutral', ['銅', 'コ']],
  star: ['Star', '星星', 'スター', 'gold', '星'],
  ap: ['AP', '體力', 'AP', 'green', ['體', '力']],
  item: ['Item', '道具', 'アイテム', 'blue', ['道', '品']],
});

const place = enumOf('garrison-place', {
  any: ['Any pet', '不限', '制限なし', 'neutral', ['任', '任']],
  property: ['One property', '指定屬性', '指定の属性', 'blue', ['屬', '属']],
  job: ['One job', '指定職業', '指定のジョブ', 'green', ['職', '職']],
  clan: ['One club', '指定社團', '指定のクラブ', 'orange', ['社', 'ク']],
  rarity: ['One rarity', '指定稀有度', '指定のレアリティ', 'purple', '稀'],
});

const PLACES = [1, 10] as const;

/** A place where pets are posted and that yields something by the hour. They may still fight elsewhere. */
export const garrisonSetting = defineModule({
  key: 'garrison-setting',
  family: 'companions-palace',
  titles: { title: ['Garrisons', '駐守設定', '駐屯設定'], record: ['Garrison', '駐守地', '駐屯地'] },
  identity: ['garrison_id'],
  sections: {
    basics: common.basics({
      garrison_id: field.id(['Garrison ID', '駐守編號', '駐屯ID']),
      name: common.name(40),
      image: common.image('image', { default: { path: 'garrison/default.svg' } }),
      open_conds: common.openConditions({ optional: true }),
    }),
    yield: section(['Yield', '產量', '産出'], {
      produce: field.rows(['Yield', '產出', '産出'], [1, 10], {
        fields: {
          asset_kind: field.enum(['Product', '產物', '産物'], produced, { default: 'coin' }),
          item_id: common.item({ flow: 'source', showWhen: { field: 'asset_kind', in: ['item'] } }),
          per_hour: field.decimal(['Yield per hour', '每小時產量', '1時間の産出量'], [0.01, 1_000_000], {
            decimals: 2,
          }),
        },
      }),
      max_hours: field.integer(['Storage time', '累積時數', '蓄積時間'], [1, 48], {
        unit: 'hours',
        default: 12,
      }),
      bonus_per_power_bp: field.decimal(
        ['Bonus per 1,000 power', '每千戰力加成', '戦力1000ごとの加算'],
        [0, 10_000],
        {
          decimals: 2,
          unit: 'bp',
          default: 0,
        },
      ),
    }),
    places: section(['Slots and rules', '欄位與規則', '枠と条件'], {
      slots: field.integer(['Slots', '欄位數', '枠の数'], PLACES),
      slot_rules: field.rows(['Slot requirements', '欄位條件', '枠の条件'], PLACES, {
        uniqueBy: 'slot',
        help: ['One row per slot.', '每個欄位一列。', '枠ごとに1行です。'],
        fields: {
          slot: field.integer(['Slot', '欄位', '枠'], PLACES),
          kind: common.kind(place, { default: 'any' }),
          ...petTraitFields('kind'),
        },
      }),
    }),
    raids: section(['Raids', '掠奪', '略奪'], {
      raid_allowed: field.boolean(['Can be raided', '可被其他玩家掠奪', '略奪を許可'], {
        default: false,
        help: [
          'A raid takes at most 30% of what is stored.',
          '每次最多奪走存量的 30%。',
          '奪われるのは蓄積の30%までです。',
        ],
      }),
      protect_hours: field.integer(['Protection after a raid', '掠奪後保護', '略奪後の保護'], [1, 168], {
        unit: 'hours',
        showWhen: { field: 'raid_allowed', in: [true] },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { fields: ['asset_kind', 'item_id'], along: 'produce', is: 'unique', blanks: true },
    { field: 'slot', along: 'slot_rules', is: 'contiguous', from: 1 },
    { countOf: 'slot_rules', is: 'same', as: { field: 'slots' } },
    openWhenUnlocked('garrison', 'open_conds'),
  ],
  list: {
    columns: [
      'garrison_id',
      'name',
      'slots',
      'produce',
      'max_hours',
      'raid_allowed',
      'protect_hours',
      'status',
    ],
    filters: ['slots', 'max_hours', 'raid_allowed', 'status'],
    sorts: ['garrison_id', 'name', 'slots'],
  },
});
