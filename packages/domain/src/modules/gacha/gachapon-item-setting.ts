import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { localized } from '../../core/language.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';

const giftKind = enumOf('gachapon-gift-kind', {
  per_draw: ['Every draw', '每次抽取', '1回ごと', 'neutral', ['每', '毎']],
  per_multi: ['Every multi-draw', '每次連抽', '連続ガチャごと', 'blue', '連'],
  first_multi: ['First multi-draw', '首次連抽', '初回の連続ガチャ', 'green', '首'],
  total_draws: ['Total draws', '累積抽數', '累計回数', 'gold', '累'],
});

/** What a gachapon gives beside what is drawn. */
export const gachaponItemSetting = defineModule({
  key: 'gachapon-item-setting',
  family: 'gacha',
  titles: {
    title: ['Gachapon items', '轉蛋贈品', 'ガチャのおまけ'],
    record: ['Gachapon gift', '轉蛋贈品', 'ガチャのおまけ'],
  },
  belongsTo: 'gachapon_id',
  sections: {
    basics: common.basics({
      id: common.id(),
      gachapon_id: common.gachapon(),
      kind: field.enum(['Timing', '贈送時機', '付与条件'], giftKind, { default: 'per_draw' }),
      threshold: field.integer(['Total draws', '累積抽數', '累計回数'], [1, 9999], {
        showWhen: { field: 'kind', in: ['total_draws'] },
      }),
      loop: field.boolean(['Repeat', '重新計算', '繰り返す'], {
        default: false,
        showWhen: { field: 'kind', in: ['total_draws'] },
        help: [
          'Counts from zero again after the last gift of the gachapon.',
          '達到此轉蛋最後一項後重新累計。',
          'このガチャの最後の段階に達すると、最初から数え直します。',
        ],
      }),
      display: field.boolean(['Shown on the banner', '顯示於橫幅', 'バナーに表示'], { default: true }),
    }),
    gift: section(['Gift', '贈品', 'おまけ'], {
      ...dropTableFields,
      drop_mode: {
        ...dropTableFields.drop_mode,
        label: localized('Gift draw', '贈品抽選', '抽選'),
        help: localized(
          'No drops: everyone gets the gifts below.',
          '選擇「無掉落」時，依下方設定固定贈送。',
          '「なし」なら、下の内容を必ず配ります。',
        ),
      },
      rewards: field.rewards(['Always included', '固定贈送', '必ず付与'], [], {
        showWhen: { field: 'drop_mode', in: ['none'] },
      }),
    }),
  },
  rules: [{ fields: ['gachapon_id', 'kind', 'threshold'], is: 'unique', blanks: true }, ...dropTableRules],
  fixed: {
    during: 'gachapon_id',
    fields: [
      'kind',
      'threshold',
      'loop',
      'rewards',
      'drop_mode',
      'drop_rolls',
      'rated_drops',
      'weighted_drops',
      'grouped_drops',
    ],
  },
  display: { title: 'gachapon_id' },
  list: {
    columns: ['id', 'gachapon_id', 'kind', 'threshold', 'rewards', 'drop_mode', 'status'],
    filters: ['gachapon_id', 'kind', 'drop_mode', 'loop', 'display', 'status'],
    sorts: ['id', 'threshold'],
  },
});
