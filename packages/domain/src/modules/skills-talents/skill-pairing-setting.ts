import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { PET_GROUPS, petGroup } from '../../field-sets/pet-group-fields.ts';

const petLimit = enumOf('skill-pairing-limit', {
  none: ['Every pet', '所有寵物', '全ペット', 'neutral', '全'],
  criteria: ['Limited to certain pets', '指定條件', '条件に合うペット', 'orange', ['條', '条']],
});

const applyWhen = enumOf('skill-pairing-apply-when', {
  always: ['Always', '常駐', '常時', 'green', '常'],
  both_in_team: ['Both in the team', '同隊時', '同じ隊にいるとき', 'blue', '隊'],
  leader: ['One of them is the leader', '擔任隊長時', '隊長のとき', 'gold', '長'],
});

const criterion = enumOf('skill-pairing-criterion', PET_GROUPS);
const whose = petGroup('kind');

/** Skills that belong together, level by level. Which pets they are for is picked, not typed. */
export const skillPairingSetting = defineModule({
  key: 'skill-pairing-setting',
  family: 'skills-talents',
  titles: {
    title: ['Skill pairings', '技能配對', 'スキルペアリング'],
    record: ['Skill pairing', '技能配對', 'スキルペアリング'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      description: common.description(300, { multiline: true }),
      icon: common.icon('skill/default.svg'),
      kizuna_id: field.reference(['Kizuna', '羈絆', '絆'], 'kizuna-setting', { optional: true }),
      apply_when: field.enum(['Activation', '生效條件', '発動条件'], applyWhen, { default: 'always' }),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    levels: section(['Levels', '等級', 'レベル'], {
      skill_levels: field.rows(['Levels', '等級', 'レベル'], [1, 20], {
        uniqueBy: 'level',
        fields: {
          level: common.level([1, 20]),
          require_points: field.integer(['Points needed', '所需點數', '必要ポイント'], [0, 999_999], {
            unit: 'points',
          }),
          skills: field.rows(['Skills', '技能', 'スキル'], [1, 10], {
            uniqueBy: 'skill_id',
            fields: { skill_id: common.skill(), level: common.level([1, 30]) },
          }),
        },
      }),
    }),
    pets: section(['Pets', '適用寵物', '対象のペット'], {
      pet_limit_type: field.enum(['Applies to', '適用對象', '対象'], petLimit, { default: 'none' }),
      affected_pets: field.rows(['Criteria', '條件', '条件'], [1, 20], {
        showWhen: { field: 'pet_limit_type', in: ['criteria'] },
        help: [
          'Applies to pets that meet at least one criterion.',
          '符合任一條件的寵物即適用。',
          'いずれかに当てはまるペットが対象です。',
        ],
        fields: {
          kind: common.kind(criterion),
          pet_id: whose.pet(),
          property: whose.property(),
          job_id: whose.job(),
          clan: whose.clan(),
          rarity: whose.rarity(),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'level', along: 'skill_levels', is: 'contiguous', from: 1 },
    { field: 'require_points', along: 'skill_levels', is: 'rising' },
    {
      field: 'skill_levels.skills.level',
      is: 'at_most',
      than: { field: 'levels', of: 'skill_levels.skills.skill_id' },
    },
    {
      fields: ['kind', 'pet_id', 'property', 'job_id', 'clan', 'rarity'],
      along: 'affected_pets',
      is: 'unique',
      blanks: true,
    },
  ],
  list: {
    columns: ['id', 'name', 'skill_levels', 'pet_limit_type', 'affected_pets', 'apply_when', 'status'],
    filters: ['pet_limit_type', 'apply_when', 'status'],
    sorts: ['id', 'name'],
  },
  search: ['name', 'description'],
});
