import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

/** Gachapons that take turns. The cycle opens and closes them, so their own timeslot is always open. */
export const gachaponCycleSetting = defineModule({
  key: 'gachapon-cycle-setting',
  family: 'gacha',
  titles: {
    title: ['Gachapon cycles', '輪替轉蛋', 'サイクルガチャ'],
    record: ['Cycle', '輪替', 'サイクル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      start_at: field.dateTime(['Start', '開始時間', '開始日時']),
      loop: field.boolean(['Repeat', '循環', '繰り返す'], {
        default: true,
        help: [
          'Starts again after the last gachapon.',
          '最後一個轉蛋結束後從頭開始。',
          '最後のガチャの後、最初に戻ります。',
        ],
      }),
    }),
    turns: section(['Order', '順序', '順番'], {
      order_list: field.rows(['Gachapons', '轉蛋', 'ガチャ'], [2, 20], {
        uniqueBy: 'gachapon_id',
        help: [
          'Gachapons of the type Cycle. Each belongs to one cycle only.',
          '須為週期類型的轉蛋，且只能屬於一個輪替。',
          '種類がサイクルのガチャです。1つのサイクルだけに入れます。',
        ],
        fields: {
          order: common.order([1, 20]),
          gachapon_id: common.gachapon(),
          days: field.integer(['Days open', '開放天數', '開催日数'], [1, 60], { unit: 'days', default: 7 }),
        },
      }),
      overlap_hours: field.integer(['Overlap', '重疊時間', '重なる時間'], [0, 48], {
        unit: 'hours',
        default: 0,
      }),
    }),
    players: section(['Players', '玩家', 'プレイヤー'], {
      announce_days: field.integer(['Advance notice', '提前公告', '事前告知'], [0, 14], {
        unit: 'days',
        default: 3,
      }),
      skip_if_owned_all: field.boolean(
        ['Skip completed gachapons', '全部擁有時略過', 'すべて所持ならスキップ'],
        {
          default: false,
          help: [
            'Players who own every featured pet see the next gachapon.',
            '已擁有所有機率提升寵物的玩家會看到下一個轉蛋。',
            'ピックアップをすべて持つプレイヤーには次のガチャを表示します。',
          ],
        },
      ),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'order', along: 'order_list', is: 'contiguous', from: 1 },
    { field: 'gacha_type', of: 'order_list.gachapon_id', is: 'one_of', values: ['cycle'] },
    { fields: ['order_list.gachapon_id'], is: 'unique' },
  ],
  list: {
    columns: ['id', 'name', 'order_list', 'start_at', 'loop', 'overlap_hours', 'announce_days', 'status'],
    filters: ['loop', 'skip_if_owned_all', 'start_at', 'status'],
    sorts: ['id', 'name', 'start_at'],
  },
});
