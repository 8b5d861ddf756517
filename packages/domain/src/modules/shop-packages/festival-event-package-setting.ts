import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { limitGroup } from '../../field-sets/limit-fields.ts';
import { packageHead } from '../../field-sets/package-head.ts';

const head = packageHead();

/** A product that brings the currencies of an event, while the event runs. */
export const festivalEventPackageSetting = defineModule({
  key: 'festival-event-package-setting',
  family: 'shop-packages',
  titles: {
    title: ['Festival event packages', '節慶禮包', 'フェスパッケージ'],
    record: ['Festival package', '節慶禮包', 'フェスパッケージ'],
  },
  identity: ['package_id'],
  sections: {
    basics: common.basics({ ...head.fields, event_id: common.event(), order: common.order([0, 999]) }),
    contents: section(['Contents', '內容', '中身'], {
      event_items: field.rows(['Event currencies', '活動貨幣', 'イベント通貨'], [1, 8], {
        uniqueBy: 'item_id',
        help: [
          'Event currency added to the product contents.',
          '商品內容之外附贈的活動貨幣。',
          '商品の中身とは別に付く、イベントの通貨です。',
        ],
        summary: ['item_id', 'amount'],
        fields: {
          item_id: common.item({ flow: 'source' }),
          amount: field.integer(['Amount', '數量', '数'], [1, 999_999]),
        },
      }),
      limit: limitGroup(),
      buy_all_mall_id: field.reference(['Product for all', '全購商品', 'まとめ買い商品'], 'mall-setting', {
        optional: true,
        help: [
          'Sells all packages of the event together, below their total price.',
          '一次購買本活動所有禮包，須低於總價。',
          'イベントの全パッケージを合計より安くまとめて販売する商品です。',
        ],
      }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [
    ...head.nameRules,
    ...head.productRules,
    { field: 'timeslot', is: 'inside', period: { field: 'timeslot', of: 'event_id' } },
    { field: 'event_items.item_id', is: 'found_in', rows: { field: 'currency_item_ids', of: 'event_id' } },
    { fields: ['event_id', 'order'], is: 'unique' },
  ],
  list: {
    columns: ['package_id', 'name', 'event_id', 'mall_id', 'order', 'timeslot', 'status'],
    filters: ['event_id', 'mall_id', 'status'],
    sorts: ['package_id', 'name', 'order'],
  },
});
