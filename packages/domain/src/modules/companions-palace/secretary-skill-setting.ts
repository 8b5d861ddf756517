import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { gameSystem } from '../../enums/game-system.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion, companionSkills, levelRows } from '../../field-sets/companion-fields.ts';

const skillKind = enumOf('secretary-skill-kind', {
  daily_claim: ['Daily gift', '每日領取', '毎日の受け取り', 'green', '日'],
  discount: ['Discount', '折扣', '割引', 'red', ['折', '割']],
  queue: ['Extra queue', '額外佇列', '追加の枠', 'blue', ['列', '枠']],
  drop_up: ['More drops', '掉落提升', 'ドロップ増加', 'gold', ['掉', '落']],
  time_cut: ['Less time', '縮短時間', '時間短縮', 'purple', ['時', '短']],
});

const skills = companionSkills('secretary_id', 5);
const levels = levelRows(
  'levels',
  { max: 20, from: 1 },
  { value: field.integer(['Value', '數值', '値'], [1, 100_000]) },
);

/** What a secretary does for a part of the game. */
export const secretarySkillSetting = defineModule({
  key: 'secretary-skill-setting',
  family: 'companions-palace',
  titles: {
    title: ['Secretary skills', '秘書技能', '秘書スキル'],
    record: ['Secretary skill', '秘書技能', '秘書スキル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      secretary_id: companion.secretary(),
      ...skills.fields,
      name: common.name(40),
      description: common.description(200, { multiline: true }),
      icon: common.icon('skill/default.svg'),
    }),
    effect: section(['Effect', '效果', '効果'], {
      kind: common.kind(skillKind),
      target_system: field.enum(['Feature', '功能', '機能'], gameSystem),
      unlock_level: field.integer(['Unlocked at level', '解鎖等級', '解放レベル'], [1, 300], { default: 1 }),
      levels: field.rows(['Levels', '等級', 'レベル'], [1, 20], {
        ...levels.rows,
        help: [
          'Less time is in percent, at most 50.',
          '縮短時間以百分比計，最多 50。',
          '時間短縮は割合（％）で、50までです。',
        ],
      }),
    }),
  },
  rules: [
    ...skills.rules,
    ...levels.rules,
    { field: 'value', along: 'levels', is: 'not_falling' },
    { field: 'levels.value', is: 'at_most', than: 50, when: { field: 'kind', in: ['time_cut'] } },
  ],
  list: {
    columns: [
      'id',
      'name',
      'secretary_id',
      'skill_no',
      'kind',
      'target_system',
      'unlock_level',
      'levels',
      'status',
    ],
    filters: ['secretary_id', 'kind', 'target_system', 'status'],
    sorts: ['id', 'name', 'unlock_level'],
    sheet: { groupBy: 'secretary_id' },
  },
});
