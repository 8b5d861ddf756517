import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { gameSystem } from '../../enums/game-system.ts';
import { common } from '../../field-sets/common-fields.ts';

const call = enumOf('god-aid-call', {
  manual: ['Manually', '手動召喚', '手動', 'neutral', '手'],
  first_turn: ['On the first turn', '首回合', '最初のターン', 'green', ['首', '初']],
  every_n_turn: ['Every few turns', '每隔數回合', '数ターンごと', 'blue', ['隔', '毎']],
  hp_below: ['When HP falls below', '生命低於指定比例', 'HPが一定以下', 'red', '命'],
  energy_full: ['At full energy', '能量全滿', 'エネルギー満タン', 'gold', ['滿', '満']],
});

const target = enumOf('god-aid-target', {
  one_enemy: ['One enemy', '單一敵人', '敵1体', 'red', ['敵', '敵']],
  all_enemies: ['All enemies', '全體敵人', '敵全体', 'orange', ['眾', '衆']],
  one_ally: ['One ally', '單一隊友', '味方1体', 'green', ['友', '友']],
  all_allies: ['All allies', '全體隊友', '味方全体', 'cyan', ['隊', '隊']],
});

/** How a god aids the team: when it comes, how often, and how strong. */
export const godAidSkillSetting = defineModule({
  key: 'god-aid-skill-setting',
  family: 'gods',
  titles: {
    title: ['God aid skills', '神明援助技能', '神援護スキル'],
    record: ['Aid', '援助技能', '援護スキル'],
  },
  belongsTo: 'god_id',
  sections: {
    basics: common.basics({
      id: common.id(),
      god_id: common.god(),
      skill_id: common.skill({
        help: ['Must be a skill of this god.', '須為此神明擁有的技能。', 'この神が持つスキルです。'],
      }),
      target: field.enum(['Target', '目標', '対象'], target),
    }),
    use: section(['Use in battle', '戰鬥使用', 'バトルでの使用'], {
      call_condition: field.enum(['Trigger', '召喚時機', '発動条件'], call, { default: 'manual' }),
      call_value: field.integer(
        ['Turns or HP percent', '回合數或生命百分比', 'ターン数・HPの割合'],
        [1, 100],
        {
          unitBy: { call_condition: { every_n_turn: 'turns', hp_below: 'percent' } },
          showWhen: { field: 'call_condition', in: ['every_n_turn', 'hp_below'] },
        },
      ),
      charges_per_battle: field.integer(['Uses per battle', '每場次數', '1戦の回数'], [1, 10], {
        default: 1,
      }),
      allowed_modes: field.multiEnum(['Allowed modes', '可用玩法', '使えるモード'], gameSystem, [1]),
    }),
    levels: section(['Levels', '技能等級', 'スキルレベル'], {
      levels: field.rows(['Levels', '技能等級', 'スキルレベル'], [1, 20], {
        uniqueBy: 'level',
        fields: {
          level: common.level([1, 20]),
          power_bp: field.integer(['Power', '威力', '威力'], [0, 100_000], { unit: 'bp' }),
          description: common.description(200, { multiline: true }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['god_id'], is: 'unique' },
    { field: 'skill_id', is: 'found_in', rows: { field: 'skills.skill_id', of: 'god_id' } },
    { field: 'level', along: 'levels', is: 'contiguous', from: 1 },
    { field: 'power_bp', along: 'levels', is: 'not_falling' },
  ],
  display: { title: 'god_id' },
  list: {
    columns: [
      'id',
      'god_id',
      'skill_id',
      'call_condition',
      'call_value',
      'charges_per_battle',
      'target',
      'status',
    ],
    filters: ['god_id', 'call_condition', 'target', 'allowed_modes', 'status'],
    sorts: ['id', 'god_id', 'charges_per_battle'],
  },
  search: ['god_id', 'skill_id'],
});
