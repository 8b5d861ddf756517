import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { parameterRows } from '../../field-sets/parameter-rows.ts';

const slot = enumOf('god-battle-skill-slot', {
  active: ['Active', '主動', 'アクティブ', 'blue', '主'],
  ultimate: ['Ultimate', '奧義', '奥義', 'gold', ['奧', '奥']],
});

const trigger = enumOf('god-skill-trigger', {
  manual: ['Manual', '手動施放', '手動', 'neutral', '手'],
  auto: ['When ready', '就緒時自動', '準備でき次第', 'green', '自'],
  hp_below: ['When HP falls below', '生命低於指定比例', 'HPが一定以下', 'red', '命'],
  turn_start: ['At the start of a turn', '回合開始時', 'ターン開始時', 'cyan', '始'],
  ally_down: ['When an ally falls', '隊友倒下時', '味方が倒れたとき', 'purple', '倒'],
});

/** How a god uses a skill in battle, level by level. */
export const godSkillSettingV2 = defineModule({
  key: 'god-skill-setting-v2',
  family: 'gods',
  titles: {
    title: ['God skills v2', '神明技能 v2', '神スキル v2'],
    record: ['God skill', '神明技能', '神スキル'],
  },
  belongsTo: 'god_id',
  sections: {
    basics: common.basics({
      id: common.id(),
      god_id: common.god(),
      slot: field.enum(['Slot', '技能欄', '枠'], slot),
      skill_id: common.skill(),
    }),
    use: section(['Use in battle', '戰鬥使用', 'バトルでの使用'], {
      trigger: field.enum(['Trigger', '施放時機', '発動条件'], trigger, { default: 'manual' }),
      trigger_value: field.integer(['HP threshold', '生命門檻', 'HPのしきい値'], [1, 100], {
        unit: 'percent',
        showWhen: { field: 'trigger', in: ['hp_below'] },
      }),
      energy_cost: common.energyCost(),
      cooldown_turn: common.cooldown(),
      cutin: field.asset(['Cut-in', '特寫', 'カットイン'], 'spine', { optional: true }),
    }),
    levels: section(['Levels', '技能等級', 'スキルレベル'], {
      levels: field.rows(['Levels', '技能等級', 'スキルレベル'], [1, 20], {
        uniqueBy: 'level',
        help: [
          'Placeholders such as {damage} refer to the parameters of the level. All levels must use the same parameters.',
          '說明中的 {damage} 等佔位符對應該等級的參數，各等級的參數須相同。',
          '説明文の {damage} などのプレースホルダーはそのレベルのパラメーターです。全レベルで同じものを使います。',
        ],
        fields: {
          level: common.level([1, 20]),
          params: parameterRows(['Parameters', '參數', 'パラメーター']),
          description: common.description(400, { multiline: true }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['god_id', 'slot'], is: 'unique' },
    { field: 'skill_id', is: 'found_in', rows: { field: 'skills.skill_id', of: 'god_id' } },
    { field: 'level', along: 'levels', is: 'contiguous', from: 1 },
    { rule: 'same_placeholders', fields: ['levels.params.key'] },
    { rule: 'placeholders_match_rows', field: 'levels.description', rows: 'levels.params', key: 'key' },
  ],
  display: { title: 'skill_id', namedAfter: ['god_id'] },
  list: {
    columns: [
      'id',
      'god_id',
      'slot',
      'skill_id',
      'trigger',
      'trigger_value',
      'energy_cost',
      'cooldown_turn',
      'status',
    ],
    filters: ['god_id', 'slot', 'skill_id', 'trigger', 'status'],
    sorts: ['id', 'god_id', 'energy_cost', 'cooldown_turn'],
  },
  search: ['god_id', 'skill_id', 'levels'],
});
