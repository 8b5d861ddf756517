import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { gameSystem } from '../../enums/game-system.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { PET_GROUPS, petGroup } from '../../field-sets/pet-group-fields.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

const applyTo = enumOf('talent-bonus-apply-to', {
  self: ['Owner of the talent', '本人', '本人', 'neutral', '本'],
  team: ['The team', '全隊', '隊の全員', 'green', '隊'],
  property: PET_GROUPS.property,
  job: PET_GROUPS.job,
  clan: PET_GROUPS.clan,
});

const whose = petGroup('apply_to');

/** What a talent adds to stats at a level. */
export const talentBonusSetting = defineModule({
  key: 'talent-bonus-setting',
  family: 'skills-talents',
  titles: {
    title: ['Talent bonuses', '天賦加成', '天賦ボーナス'],
    record: ['Talent bonus', '天賦加成', '天賦ボーナス'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      talent_id: common.talent({
        help: ['Must not be a skill node.', '不可為技能節點。', 'スキルのノードは選べません。'],
      }),
      level: common.level([1, 20]),
    }),
    bonus: section(['Bonus', '加成', 'ボーナス'], {
      bonus: bonusLines(),
      apply_to: field.enum(['Applies to', '生效對象', '対象'], applyTo, { default: 'self' }),
      apply_property: whose.property(),
      apply_job_id: whose.job(),
      apply_clan: whose.clan(),
      modes: field.multiEnum(['Modes', '適用模式', '対象のモード'], gameSystem, [1, 20], {
        optional: true,
        help: ['Empty: all modes.', '留空則全部適用。', '空欄ならすべてに効きます。'],
      }),
    }),
  },
  rules: [
    { fields: ['talent_id', 'level'], is: 'unique' },
    { field: 'node_type', of: 'talent_id', is: 'one_of', values: ['stat', 'key'] },
    ...ladderRules({
      step: 'level',
      of: 'talent_id',
      from: 1,
      until: { field: 'max_level', of: 'talent_id' },
    }),
    {
      field: 'bonus.value',
      by: ['stat', 'mode'],
      along: { orderBy: 'level', groupBy: 'talent_id' },
      is: 'not_falling',
    },
    ...statBonusRules('bonus'),
  ],
  display: { title: 'talent_id' },
  list: {
    columns: [
      'id',
      'talent_id',
      'level',
      'bonus',
      'apply_to',
      'apply_property',
      'apply_job_id',
      'apply_clan',
      'status',
    ],
    filters: ['talent_id', 'level', 'apply_to', 'status'],
    sorts: ['id', 'talent_id', 'level'],
    sheet: { groupBy: 'talent_id' },
  },
});
