import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companionLook } from '../../field-sets/companion-fields.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';
import { fragments } from '../../field-sets/fragments.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const rank = enumOf('angel-rank', {
  ninth: ['Ninth rank', '第九階', '第九位', 'neutral', '九'],
  eighth: ['Eighth rank', '第八階', '第八位', 'neutral', '八'],
  seventh: ['Seventh rank', '第七階', '第七位', 'green', '七'],
  sixth: ['Sixth rank', '第六階', '第六位', 'green', '六'],
  fifth: ['Fifth rank', '第五階', '第五位', 'blue', '五'],
  fourth: ['Fourth rank', '第四階', '第四位', 'blue', '四'],
  third: ['Third rank', '第三階', '第三位', 'purple', '三'],
  second: ['Second rank', '第二階', '第二位', 'magenta', '二'],
  first: ['First rank', '第一階', '第一位', 'gold', '一'],
});

/** A blessing for the whole account, not a fighter. */
export const angelSetting = defineModule({
  key: 'angel-setting',
  family: 'companions-palace',
  titles: { title: ['Angels', '天使設定', '天使設定'], record: ['Angel', '天使', '天使'] },
  identity: ['angel_id'],
  sections: {
    basics: common.basics({
      angel_id: field.id(['Angel ID', '天使編號', '天使ID']),
      name: common.name(40),
      rank: field.enum(['Rank', '位階', '位階'], rank, { default: 'ninth' }),
      property: common.property(property, { default: 'none' }),
      base_bonus: bonusLines(),
    }),
    obtain: section(['How to obtain', '取得方式', '獲得方法'], {
      ...fragments.fields,
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    look: section(['Look', '外觀', '見た目'], {
      ...companionLook,
      wing_image: field.asset(['Wings', '羽翼', '翼'], 'image', { optional: true }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    ...fragments.rules,
    ...statBonusRules('base_bonus'),
    openWhenUnlocked('angel', 'unlock_conds'),
  ],
  list: {
    columns: [
      'angel_id',
      'name',
      'rank',
      'property',
      'base_bonus',
      'fragment_item_id',
      'fragment_count',
      'status',
    ],
    filters: ['rank', 'property', 'status'],
    sorts: ['angel_id', 'name', 'fragment_count'],
  },
});
