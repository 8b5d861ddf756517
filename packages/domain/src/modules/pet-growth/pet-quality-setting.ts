import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const slot = enumOf('quality-skill-slot', {
  active_1: ['Active 1', '主動 1', 'アクティブ1', 'blue', '一'],
  active_2: ['Active 2', '主動 2', 'アクティブ2', 'blue', '二'],
  passive: ['Passive', '被動', 'パッシブ', 'green', '被'],
});

/** A stage of quality: what a pet of it may reach. Its materials are set in the quality advance. */
export const petQualitySetting = defineModule({
  key: 'pet-quality-setting',
  family: 'pet-growth',
  titles: {
    title: ['Pet quality', '寵物品質', 'ペット品質'],
    record: ['Quality', '品質', '品質'],
  },
  identity: ['quality'],
  sections: {
    stage: section(['Stage', '階段', '段階'], {
      quality: field.integer(['Quality', '品質', '品質'], [1, 20]),
      name: common.name(30),
      color: common.color({ default: '#7a869a' }),
      frame: field.asset(['Frame', '外框', 'フレーム'], 'image', {
        default: { path: 'ui/frame-default.svg' },
      }),
    }),
    growth: section(['Growth', '成長', '成長'], {
      level_cap: field.integer(['Level cap', '等級上限', 'レベル上限'], [1, 300]),
      require_user_level: common.fromPlayerLevel([1, 300]),
      stat_bonus: bonusLines({
        help: [
          'Total at this stage; not added to the previous stage.',
          '為此階段的總加成，不與前一階段疊加。',
          'この段階での合計です。前の段階には加算しません。',
        ],
      }),
      unlock_skill_slot: field.enum(['Unlocks skill slot', '開啟技能欄', '解放するスキル枠'], slot, {
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    ...ladderRules({
      step: 'quality',
      from: 1,
      notFalling: ['require_user_level'],
      bonus: 'stat_bonus',
    }),
    { field: 'level_cap', along: { orderBy: 'quality' }, is: 'rising' },
    { rule: 'same_largest', field: 'level_cap', module: 'pet-rarity-setting', at: 'max_level' },
    { fields: ['unlock_skill_slot'], is: 'unique' },
    ...statBonusRules('stat_bonus'),
  ],
  list: {
    columns: [
      'quality',
      'name',
      'color',
      'level_cap',
      'require_user_level',
      'stat_bonus',
      'unlock_skill_slot',
      'status',
    ],
    filters: ['unlock_skill_slot', 'level_cap', 'status'],
    sorts: ['quality', 'level_cap'],
    sheet: {},
  },
});
