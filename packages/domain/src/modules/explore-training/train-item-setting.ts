import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';

const effect = enumOf('train-item-effect', {
  add_minutes: ['Training minutes', '增加分鐘', '訓練時間を追加', 'blue', '分'],
  add_exp: ['EXP', '增加經驗', '経験値を追加', 'green', ['經', '経']],
  yield_up: ['Gain boost', '提升收益', '獲得量アップ', 'orange', ['益', '増']],
  finish: ['Finish instantly', '立即完成', '即時完了', 'gold', ['完', '完']],
});

/** An item that speeds up training. Of two that raise the gain the longer one counts. */
export const trainItemSetting = defineModule({
  key: 'train-item-setting',
  family: 'explore-training',
  titles: {
    title: ['Train items', '訓練道具', '訓練アイテム'],
    record: ['Train item', '訓練道具', '訓練アイテム'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      item_id: common.item({ flow: 'sink' }),
      effect: field.enum(['Effect', '效果', '効果'], effect),
      value: field.integer(['Value', '數值', '値'], [1, 9_999_999], {
        unitBy: { effect: { add_minutes: 'minutes', yield_up: 'bp' } },
        help: [
          'Minutes, EXP, or extra gain in hundredths of a percent (5000: 50%). Enter 1 for instant completion.',
          '依效果為分鐘、經驗，或以萬分之一計的額外收益（5000 即 50%）；立即完成時填 1。',
          '効果に応じて、分・経験値・追加の獲得量（1万分率。5000なら50%）。即時完了では1にします。',
        ],
      }),
      duration_min: field.integer(['Duration', '持續時間', '持続時間'], [1, 10_080], {
        unit: 'minutes',
        showWhen: { field: 'effect', in: ['yield_up'] },
      }),
    }),
    use: section(['Use', '使用', '使用'], {
      train_ids: field.references(['Training facilities', '訓練場', '訓練場'], 'train-setting', 20, {
        optional: true,
        help: ['Empty: all facilities.', '留空表示全部。', '空欄ならすべてです。'],
      }),
      daily_limit: common.dailyLimit([0, 999], { default: 0, zero: NO_LIMIT }),
      batch_use: field.boolean(['Can be used in bulk', '可批次使用', 'まとめて使用可'], { default: true }),
    }),
  },
  rules: [
    { fields: ['item_id'], is: 'unique' },
    { field: 'value', is: 'one_of', values: [1], when: { field: 'effect', in: ['finish'] } },
  ],
  display: { title: 'item_id' },
  list: {
    columns: ['id', 'item_id', 'effect', 'value', 'duration_min', 'daily_limit', 'status'],
    filters: ['item_id', 'effect', 'train_ids', 'status'],
    sorts: ['id', 'value'],
  },
});
