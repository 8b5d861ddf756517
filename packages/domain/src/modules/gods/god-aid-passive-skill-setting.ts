import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';
import { traitFields } from '../../field-sets/trait-fields.ts';

const applyTo = enumOf('god-passive-target', {
  team: ['Whole team', '全隊', 'チーム全体', 'green', ['隊', '全']],
  property: ['One property', '指定屬性', '指定の属性', 'purple', ['屬', '属']],
  job: ['One job', '指定職業', '指定のジョブ', 'blue', '職'],
  self: ['This god', '神明自身', '神自身', 'gold', '神'],
});

const stacking = enumOf('god-passive-stacking', {
  highest: ['Highest only', '取最高值', '最大のみ', 'blue', '高'],
  add: ['Sum', '累加', '加算', 'orange', '加'],
  none: ['No stacking', '不疊加', '重複なし', 'neutral', ['一', '一']],
});

const RARITY = { field: 'rarity', module: 'god-rarity-setting' } as const;

/** What a god gives by being there, from a number of stars on. */
export const godAidPassiveSkillSetting = defineModule({
  key: 'god-aid-passive-skill-setting',
  family: 'gods',
  titles: {
    title: ['God aid passives', '神明援助被動', '神援護パッシブ'],
    record: ['Aid passive', '援助被動', '援護パッシブ'],
  },
  belongsTo: 'god_id',
  sections: {
    passive: section(['Passive', '被動', 'パッシブ'], {
      id: common.id(),
      god_id: common.god(),
      passive_no: field.integer(['Passive no.', '被動序號', 'パッシブ番号'], [1, 6]),
      name: common.name(40),
      icon: common.icon('skill/default.svg'),
      unlock_star: field.integer(['Required stars', '解鎖星級', '解放星数'], [0, 15], { default: 0 }),
    }),
    effect: section(['Effect', '效果', '効果'], {
      apply_to: field.enum(['Applies to', '適用對象', '対象'], applyTo, { default: 'team' }),
      ...traitFields('apply_to'),
      bonus: bonusLines(),
      levels: field.rows(['Levels', '技能等級', 'スキルレベル'], [1, 20], {
        uniqueBy: 'level',
        fields: {
          level: common.level([1, 20]),
          rate_bp: field.integer(['Bonus share', '加成比例', 'ボーナスの割合'], [0, 100_000], {
            unit: 'bp',
            default: 10_000,
          }),
        },
      }),
      stack_rule: field.enum(['Stacking', '疊加規則', '重複時の扱い'], stacking, {
        default: 'highest',
        help: [
          'If the battle code caps the sum, note it in the remark.',
          '若戰鬥程式設有加總上限，請寫於備註。',
          'バトル側に合計の上限があるときは、備考に書いてください。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['god_id', 'passive_no'], is: 'unique' },
    ...ladderRules({ step: 'passive_no', of: 'god_id', from: 1, notFalling: ['unlock_star'] }),
    { field: 'unlock_star', is: 'at_most', than: { field: 'max_star', of: 'god_id', via: RARITY } },
    { field: 'level', along: 'levels', is: 'contiguous', from: 1 },
    { field: 'rate_bp', along: 'levels', is: 'not_falling' },
    ...statBonusRules('bonus'),
  ],
  list: {
    columns: [
      'id',
      'god_id',
      'passive_no',
      'icon',
      'name',
      'bonus',
      'apply_to',
      'property',
      'job_id',
      'unlock_star',
      'status',
    ],
    filters: ['god_id', 'apply_to', 'stack_rule', 'unlock_star', 'status'],
    sorts: ['id', 'passive_no', 'unlock_star'],
  },
});
