import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import type { RuleDefinition } from '../../core/rule.ts';
import { costAssetKind } from '../../enums/asset-kind.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { countPrices } from '../../field-sets/count-prices.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';

const storeType = enumOf('store-type', {
  general: ['General', '一般', '通常', 'neutral', ['般', '常']],
  arena: ['Arena', '競技場', 'アリーナ', 'red', ['競', 'ア']],
  guild: ['Guild', '公會', 'ギルド', 'blue', ['會', '会']],
  event: ['Event', '活動', 'イベント', 'magenta', ['活', '催']],
  mystery: ['Mystery', '神秘', '神秘', 'purple', '秘'],
  spirit: ['Spirits', '魂', 'ソウル', 'cyan', '魂'],
  friend: ['Friends', '好友', 'フレンド', 'green', '友'],
  tower: ['Tower', '試煉塔', '試練の塔', 'orange', '塔'],
  maze: ['Maze', '迷宮', '迷宮', 'gold', '迷'],
});

const refresh = enumOf('store-refresh', {
  none: ['Never', '不刷新', '入れ替えなし', 'neutral', '○'],
  daily: ['Every day', '每日', '毎日', 'green', '日'],
  weekly: ['Every week', '每週', '毎週', 'blue', '週'],
  hours: ['Every few hours', '每隔數小時', '数時間ごと', 'orange', ['時', '時']],
});

/** Currencies that are items name an item of that type. */
const itemRules = ['event_currency', 'game_currency'].map((kind): RuleDefinition => ({
  field: 'item_type',
  of: 'currency_kinds.item_id',
  is: 'one_of',
  values: [kind],
  when: { field: 'asset_kind', in: [kind] },
}));

const prices = countPrices('manual_refresh_costs');

/** A shop in the game that sells for what players earn: its goods come from pools and change with time. */
export const storeSetting = defineModule({
  key: 'store-setting',
  family: 'shop-packages',
  titles: { title: ['Stores', '商店設定', 'ショップ設定'], record: ['Store', '商店', 'ショップ'] },
  identity: ['store_id'],
  sections: {
    basics: common.basics({
      store_id: field.id(['Store ID', '商店編號', 'ショップID']),
      name: common.name(40),
      store_type: common.type(storeType, { default: 'general' }),
      icon: common.icon('mall/default.svg'),
      keeper_pet_id: field.reference(['Keeper', '店主', '店主'], 'pet-setting', { optional: true }),
    }),
    goods: section(['Goods', '商品', '品ぞろえ'], {
      currency_kinds: field.rows(['Currencies', '使用貨幣', '使える通貨'], [1, 8], {
        fields: {
          asset_kind: common.kind(costAssetKind),
          item_id: common.item({
            showWhen: { field: 'asset_kind', in: ['item', 'event_currency', 'game_currency'] },
          }),
        },
      }),
      pool_ids: field.rows(['Shelf', '貨架', '棚'], [1, 10], {
        uniqueBy: 'pool_id',
        fields: {
          order: common.order([1, 10]),
          pool_id: field.reference(['Goods pool', '商品池', 'プール'], 'store-pool-setting'),
          slots: field.integer(['Slots', '格數', '枠数'], [1, 30]),
        },
      }),
    }),
    refresh: section(['Refresh', '刷新', '入れ替えのルール'], {
      refresh: field.enum(['Refresh type', '商品刷新', '入れ替え'], refresh, { default: 'daily' }),
      refresh_hours: field.integer(['Refresh interval', '刷新間隔', '入れ替えの間隔'], [1, 168], {
        unit: 'hours',
        showWhen: { field: 'refresh', in: ['hours'] },
      }),
      manual_refresh_limit: field.integer(
        ['Manual refreshes per day', '每日手動刷新次數', '1日の手動入れ替え回数'],
        [0, 99],
        { default: 0 },
      ),
      manual_refresh_costs: field.rows(['Manual refresh cost', '手動刷新消耗', '手動入れ替えのコスト'], 50, {
        optional: true,
        ...prices.rows,
      }),
    }),
    opening: section(['Opening', '開放', '開放'], {
      open_conds: common.openConditions({ optional: true }),
      timeslot: common.openTime(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['asset_kind', 'item_id'], along: 'currency_kinds', is: 'unique', blanks: true },
    ...itemRules,
    { field: 'order', along: 'pool_ids', is: 'contiguous', from: 1 },
    { field: 'pool_ids.slots', is: 'at_most', than: { field: 'entries', of: 'pool_id' } },
    {
      rule: 'paid_with',
      of: 'pool_ids.pool_id',
      costs: 'entries.cost',
      rows: 'currency_kinds',
      kind: 'asset_kind',
      target: 'item_id',
    },
    { field: 'manual_refresh_costs', is: 'required', when: { field: 'manual_refresh_limit', above: 0 } },
    ...prices.rules,
    openWhenUnlocked('store', 'open_conds'),
  ],
  list: {
    columns: ['store_id', 'name', 'store_type', 'currency_kinds', 'refresh', 'timeslot', 'status'],
    filters: ['store_type', 'refresh', 'keeper_pet_id', 'status'],
    sorts: ['store_id', 'name'],
  },
});
