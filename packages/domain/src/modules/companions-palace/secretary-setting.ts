import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companionLook } from '../../field-sets/companion-fields.ts';
import { defaultRecordRules } from '../../field-sets/default-record.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const work = enumOf('secretary-work', {
  explore: ['Exploring', '探索', '探索', 'green', '探'],
  train: ['Training', '訓練', '訓練', 'orange', ['訓', '訓']],
  guild: ['Guild', '公會', 'ギルド', 'blue', ['公', 'ギ']],
  shop: ['Shops', '商店', 'ショップ', 'gold', '店'],
  mining: ['Mining', '挖礦', '採掘', 'neutral', ['礦', '鉱']],
});

/** An adult who keeps the player’s office, receives them in the lobby and makes one kind of work go faster. */
export const secretarySetting = defineModule({
  key: 'secretary-setting',
  family: 'companions-palace',
  titles: { title: ['Secretaries', '秘書設定', '秘書設定'], record: ['Secretary', '秘書', '秘書'] },
  identity: ['secretary_id'],
  releasedAt: 'release_at',
  sections: {
    basics: common.basics({
      secretary_id: field.id(['Secretary ID', '秘書編號', '秘書ID']),
      name: common.name(40),
      personality: field.localizedText(['Personality', '個性', '性格'], 200, { multiline: true }),
      birthday: field.text(['Birthday', '生日', '誕生日'], 5, {
        optional: true,
        form: 'month_day',
        monospace: true,
        help: ['Month and day, such as 04-09.', '月與日，例如 04-09。', '月と日。例：04-09。'],
      }),
      pet_id: field.reference(['Companion pet', '隨行寵物', '連れているペット'], 'pet-setting', {
        optional: true,
      }),
      release_at: common.releasedAt(),
    }),
    obtain: section(['How to obtain', '取得方式', '獲得方法'], {
      default: field.boolean(['Default secretary', '預設秘書', '既定の秘書'], {
        default: false,
        help: [
          'Exactly one, for every player.',
          '僅能有一位，所有玩家皆擁有。',
          '1人だけ。全プレイヤーが持ちます。',
        ],
      }),
      unlock_conds: common.unlockConditions({ optional: true }),
      unlock_costs: field.costs(['Unlock cost', '解鎖消耗', '解放コスト'], 8, { optional: true }),
    }),
    work: section(['Work', '工作', '仕事'], {
      base_bonus: bonusLines(),
      work_types: field.rows(['Work', '工作', '仕事'], [1, 5], {
        uniqueBy: 'work',
        fields: {
          work: field.enum(['Work', '工作', '仕事'], work),
          rate_bp: field.integer(['Speed', '效率', '速度'], [10_000, 20_000], {
            unit: 'bp',
            default: 11_000,
          }),
        },
      }),
    }),
    look: section(['Look', '外觀', '見た目'], companionLook),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    ...defaultRecordRules({
      when: { field: 'default', in: [true] },
      free: ['unlock_conds', 'unlock_costs'],
    }),
    ...statBonusRules('base_bonus'),
  ],
  list: {
    columns: [
      'secretary_id',
      'name',
      'base_bonus',
      'work_types',
      'unlock_costs',
      'pet_id',
      'release_at',
      'status',
    ],
    filters: ['default', 'pet_id', 'release_at', 'status'],
    sorts: ['secretary_id', 'name', 'release_at'],
  },
  search: ['name', 'personality'],
});
