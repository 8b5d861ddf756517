import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const benefit = enumOf('gachapon-benefit', {
  discount: ['Discount', '折扣', '割引', 'red', ['折', '割']],
  free_multi: ['Free multi-draws', '免費連抽', '無料の連続ガチャ', 'green', ['免', '無']],
  double_gift: ['More gifts', '贈品加倍', 'おまけ増量', 'magenta', ['贈', '増']],
  extra_point: ['Extra points', '額外點數', '追加ポイント', 'blue', ['點', '点']],
  rate_up: ['Higher odds', '機率提升', '確率アップ', 'gold', '↑'],
});

/** What gachapons give in addition for a time: cheaper draws, more gifts, better odds. */
export const gachaponEventSetting = defineModule({
  key: 'gachapon-event-setting',
  family: 'gacha',
  titles: {
    title: ['Gachapon events', '轉蛋活動', 'ガチャイベント'],
    record: ['Gachapon event', '轉蛋活動', 'ガチャイベント'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      gachapon_ids: field.references(['Gachapons', '適用轉蛋', '対象ガチャ'], 'gachapon-setting', [1, 20]),
      timeslot: common.eventTime({
        help: [
          'Must be within the open period of every gachapon.',
          '須在所有適用轉蛋的開放期間內。',
          'すべての対象ガチャの開催期間内にします。',
        ],
      }),
    }),
    benefit: section(['Benefit and limit', '優惠與次數', '特典と回数'], {
      kind: field.enum(['Benefit', '優惠內容', '特典'], benefit),
      value: field.integer(['Value', '數值', '値'], [1, 100_000], {
        unitBy: { kind: { discount: 'percent', extra_point: 'points', rate_up: 'percent' } },
        help: [
          'Depending on the benefit: discount in percent, number of free multi-draws, gift multiplier, points per draw, or weight in percent.',
          '依優惠內容為折扣百分比、免費連抽次數、贈品倍數、每抽點數或權重百分比。',
          '特典に応じて、割引率、無料回数、おまけの倍数、1回のポイント、重みの割合（％）です。',
        ],
      }),
      per_user_limit: field.integer(['Uses per player', '每人次數', '1人あたりの回数'], [1, 9999], {
        optional: true,
        help: ['Empty: no limit.', '留空則不限。', '空欄なら無制限です。'],
      }),
    }),
    presentation: common.presentation({
      audience: common.audience({ optional: true }),
      banner: common.banner('image', { perLanguage: true, optional: true }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'timeslot', is: 'inside', period: { field: 'timeslot', of: 'gachapon_ids' } },
    { countOf: { groupBy: ['kind', 'gachapon_ids'], shownIn: 'timeslot' }, is: 'at_most', than: 1 },
    { field: 'value', is: 'at_most', than: 90, when: { field: 'kind', in: ['discount'] } },
    { field: 'value', is: 'at_least', than: 2, when: { field: 'kind', in: ['double_gift'] } },
    { field: 'value', is: 'greater', than: 100, when: { field: 'kind', in: ['rate_up'] } },
  ],
  fixed: { during: 'timeslot', fields: ['gachapon_ids', 'kind', 'value', 'per_user_limit'] },
  list: {
    columns: ['id', 'name', 'gachapon_ids', 'kind', 'value', 'per_user_limit', 'timeslot', 'status'],
    filters: ['gachapon_ids', 'kind', 'timeslot', 'status'],
    sorts: ['id', 'name', 'value'],
  },
});
