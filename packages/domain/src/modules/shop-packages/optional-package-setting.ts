import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { limitGroup } from '../../field-sets/limit-fields.ts';
import { packageHead } from '../../field-sets/package-head.ts';

const MOST_SLOTS = 6;
const MOST_OPTIONS = 20;

const head = packageHead();

/** A product whose contents players choose, one option for each place. */
export const optionalPackageSetting = defineModule({
  key: 'optional-package-setting',
  family: 'shop-packages',
  titles: {
    title: ['Optional packages', '自選禮包', '選択パッケージ'],
    record: ['Optional package', '自選禮包', '選択パッケージ'],
  },
  identity: ['package_id'],
  sections: {
    basics: common.basics({ ...head.fields, limit: limitGroup() }),
    choice: section(['Choice', '自選內容', '選べる中身'], {
      slots: field.rows(['Slots', '欄位', '枠'], [1, MOST_SLOTS], {
        uniqueBy: 'slot',
        fields: {
          slot: field.integer(['Slot', '欄位', '枠'], [1, MOST_SLOTS]),
          required: field.boolean(['Required', '必選', '選択必須'], { default: true }),
          options: field.rows(['Options', '選項', '選択肢'], [2, MOST_OPTIONS], {
            uniqueBy: 'no',
            help: [
              'Options should have similar value. Locked options show their condition.',
              '各選項價值應相近；未解鎖者顯示條件。',
              '価値をそろえます。未解放のものは条件を表示します。',
            ],
            fields: {
              no: common.no([1, MOST_OPTIONS]),
              reward: field.rewards(['Reward', '獎勵', '報酬'], [1, 1]),
              conds: common.unlockConditions({ optional: true }),
            },
          }),
        },
      }),
      free_slot: field.integer(['Free slot', '免費欄位', '無料の枠'], [1, MOST_SLOTS], {
        optional: true,
        help: [
          'Players can use this slot without buying the package.',
          '玩家無須購買即可使用此欄位。',
          '購入しなくても使える枠です。',
        ],
      }),
      fixed_rewards: field.rewards(['Fixed contents', '固定內容', '固定の中身'], [], { optional: true }),
      change_before_buy: field.boolean(['Changeable before purchase', '購買前可更換', '購入まで変更可'], {
        default: true,
      }),
    }),
  },
  rules: [
    ...head.nameRules,
    ...head.productRules,
    { field: 'slot', along: 'slots', is: 'contiguous', from: 1 },
    { field: 'no', along: 'slots.options', is: 'contiguous', from: 1 },
    { field: 'free_slot', is: 'at_most', than: { countOf: 'slots' } },
  ],
  list: {
    columns: ['package_id', 'name', 'mall_id', 'slots', 'free_slot', 'limit', 'timeslot', 'status'],
    filters: ['mall_id', 'free_slot', 'change_before_buy', 'status'],
    sorts: ['package_id', 'name'],
  },
});
