import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { limitGroup } from '../../field-sets/limit-fields.ts';

const sorting = enumOf('exchange-sorting', {
  no: ['By number', '依編號', '番号順'],
  price: ['By price', '依價格', '価格順'],
  new: ['Newest first', '新品優先', '新着順'],
});

const MOST_GOODS = 100;
const MOST_TABS = 8;
const tabNumber = (optional: boolean) => field.integer(['Tab', '分頁', 'タブ'], [1, MOST_TABS], { optional });

/** Stalls where players trade the currencies of an event for other things. */
export const exchangeSetting = defineModule({
  key: 'exchange-setting',
  family: 'events',
  titles: {
    title: ['Exchanges', '兌換所', '交換所'],
    record: ['Exchange', '兌換所', '交換所'],
  },
  identity: ['exchange_id'],
  sections: {
    basics: common.basics({
      exchange_id: field.id(['Exchange ID', '兌換所編號', '交換所ID']),
      name: common.name(40),
      event_id: common.event({ optional: true }),
      timeslot: common.openTime(),
      close_after_hours: field.integer(
        ['Extension after the event', '活動後延長', '終了後の延長'],
        [0, 336],
        {
          unit: 'hours',
          default: 72,
        },
      ),
    }),
    money: section(['Currencies and tabs', '貨幣與分頁', '通貨とタブ'], {
      currency_item_ids: field.references(['Currencies', '使用貨幣', '使う通貨'], 'item-setting', [1, 8], {
        help: [
          'Goods can only cost these items.',
          '商品只能以這些道具兌換。',
          '商品はこれらのアイテムだけで交換できます。',
        ],
      }),
      sort: field.enum(['Sorting', '排序', '並び順'], sorting, { default: 'no' }),
      tab_names: field.rows(['Tabs', '分頁', 'タブ'], MOST_TABS, {
        optional: true,
        uniqueBy: 'no',
        fields: { no: tabNumber(false), name: common.name(20) },
      }),
    }),
    goods: section(['Goods', '商品', '商品'], {
      goods: field.rows(['Goods', '商品', '商品'], [1, MOST_GOODS], {
        uniqueBy: 'no',
        fields: {
          no: common.no([1, MOST_GOODS]),
          tab: tabNumber(true),
          reward: field.rewards(['Reward', '獲得內容', '獲得内容'], [1, 1]),
          costs: field.costs(['Cost', '消耗內容', 'コスト'], [1, 4], {
            kinds: ['item', 'event_currency', 'game_currency'],
          }),
          limit: limitGroup(),
          unlock_conds: common.unlockConditions({ optional: true }),
          big: common.displayBig({ default: false }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'no', along: 'goods', is: 'contiguous', from: 1 },
    { field: 'goods.costs', is: 'found_in', rows: { field: 'currency_item_ids' } },
    { rule: 'no_gain_by_selling', rows: 'goods', gets: 'reward', pays: 'costs', price: 'sell_price' },
    {
      rule: 'no_gain_in_circles',
      rows: 'goods',
      gets: 'reward',
      pays: 'costs',
      steps: 4,
      beside: [
        { module: 'store-pool-setting', rows: 'entries', gets: 'reward', pays: 'cost', off: 'discount_bp' },
      ],
    },
    {
      field: 'timeslot',
      is: 'spans',
      period: { field: 'timeslot', of: 'event_id' },
      hours: 'close_after_hours',
    },
    { field: 'no', along: 'tab_names', is: 'contiguous', from: 1 },
    { field: 'goods.tab', is: 'at_most', than: { countOf: 'tab_names' } },
  ],
  list: {
    columns: [
      'exchange_id',
      'name',
      'event_id',
      'currency_item_ids',
      'goods',
      'close_after_hours',
      'timeslot',
      'status',
    ],
    filters: ['event_id', 'currency_item_ids', 'sort', 'status'],
    sorts: ['exchange_id', 'name', 'close_after_hours'],
  },
});
