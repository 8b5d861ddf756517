import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion, companionLook } from '../../field-sets/companion-fields.ts';
import { defaultRecordRules } from '../../field-sets/default-record.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const obtainType = enumOf('secretary-skin-source', {
  default: ['Initial skin', '初始造型', '初期スキン', 'neutral', '初'],
  shop: ['Shop', '商城', 'ショップ', 'gold', ['商', '店']],
  event: ['Event', '活動', 'イベント', 'purple', ['活', '催']],
  level: ['Level', '等級', 'レベル', 'blue', ['級', '級']],
});

const IS_DEFAULT = { field: 'default', in: [true] } as const;

/** Another look for a secretary. */
export const secretarySkinSetting = defineModule({
  key: 'secretary-skin-setting',
  family: 'companions-palace',
  titles: { title: ['Secretary skins', '秘書造型', '秘書スキン'], record: ['Skin', '造型', 'スキン'] },
  sections: {
    basics: common.basics({
      id: common.id(),
      secretary_id: companion.secretary(),
      name: common.name(40),
      ...companionLook,
    }),
    obtain: section(['How to obtain', '取得條件', '獲得条件'], {
      obtain_type: field.enum(['Obtained by', '取得方式', '獲得方法'], obtainType, { default: 'event' }),
      default: field.boolean(['Initial skin', '初始穿著', '初期スキン'], {
        default: false,
        help: ['Exactly one per secretary.', '每位秘書僅一款。', '秘書ごとに1つだけです。'],
      }),
      price: field.costs(['Price', '價格', '価格'], [1, 1], {
        showWhen: { field: 'obtain_type', in: ['shop'] },
      }),
      unlock_level: field.integer(['Unlocked at level', '解鎖等級', '解放レベル'], [1, 300], {
        showWhen: { field: 'obtain_type', in: ['level'] },
      }),
      timeslot: common.openTime(),
    }),
    gain: section(['Bonus', '加成', 'ボーナス'], { bonus: bonusLines({ optional: true }) }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    ...defaultRecordRules({ when: IS_DEFAULT, of: 'secretary_id', timeslot: 'timeslot', free: [] }),
    { field: 'obtain_type', is: 'one_of', values: ['default'], when: IS_DEFAULT },
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: [
      'id',
      'name',
      'secretary_id',
      'obtain_type',
      'default',
      'price',
      'unlock_level',
      'timeslot',
      'status',
    ],
    filters: ['secretary_id', 'obtain_type', 'default', 'status'],
    sorts: ['id', 'name', 'unlock_level'],
  },
});
