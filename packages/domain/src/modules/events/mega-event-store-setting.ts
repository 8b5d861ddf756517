import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { exchangeShop } from '../../field-sets/exchange-shop.ts';

const tag = enumOf('mega-event-store-tag', {
  none: ['None', '無', 'なし', 'neutral', '無'],
  hot: ['Popular', '熱門', '人気', 'red', ['熱', '人']],
  new: ['New', '新品', '新着', 'green', '新'],
  last: ['Last chance', '最後機會', 'ラストチャンス', 'orange', ['末', '末']],
});

const shop = exchangeShop({ of: 'event_id' });

/** Something that players get for the points of a mega event. */
export const megaEventStoreSetting = defineModule({
  key: 'mega-event-store-setting',
  family: 'events',
  titles: {
    title: ['Mega event stores', '大型活動商店', 'メガイベントショップ'],
    record: ['Goods', '商品', '商品'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    goods: section(['Goods', '商品', '商品'], {
      event_id: field.reference(['Mega event', '大型活動', 'メガイベント'], 'mega-event-setting'),
      id: common.id(),
      ...shop.fields,
      phase_from: field.integer(['From phase', '起始階段', '開始フェーズ'], [1, 10], { default: 1 }),
      tag: field.enum(['Tag', '標籤', 'タグ'], tag, { default: 'none' }),
    }),
  },
  rules: [
    ...shop.rules,
    { field: 'phase_from', is: 'at_most', than: { field: 'phases', of: 'event_id' } },
    { field: 'costs', is: 'found_in', rows: { field: 'point_item_id', of: 'event_id' } },
  ],
  fixed: { during: 'event_id', fields: ['reward', 'costs', 'limit', 'phase_from'] },
  display: { namedAfter: ['reward'] },
  list: {
    columns: ['event_id', 'id', 'reward', 'costs', 'limit', 'phase_from', 'tag', 'order', 'status'],
    filters: ['phase_from', 'tag', 'status'],
    sorts: ['id', 'order', 'phase_from'],
    sheet: { groupBy: 'phase_from' },
  },
});
