import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';

const slot = enumOf('god-battle-skill-slot', {
  active: ['Active', '主動', 'アクティブ', 'blue', '主'],
  ultimate: ['Ultimate', '奧義', '奥義', 'gold', ['奧', '奥']],
});

const trigger = enumOf('god-skill-trigger', {
  manual: ['By the player', '手動施放', '手動', 'neutral', '手'],
  auto: ['As soon as it is ready', '就緒時自動', '準備でき次第', 'green', '自'],
  hp_below: ['When HP falls below', '生命低於指定比例', 'HPが一定以下', 'red', '命'],
  turn_start: ['At the start of a turn', '回合開始時', 'ターン開始時', 'cyan', '始'],
  ally_down: ['When an ally falls', '隊友倒下時', '味方が倒れたとき', 'purple', '倒'],
});

/** How a god uses a skill in battle, level by level. */
export const godSkillSettingV2 = defineModule({
  key: 'god-skill-setting-v2',
  family: 'gods',
  titles: {
    title: localized('God skills v2', '神明技能 v2', '神スキル v2'),
    record: localized('God skill', '神明技能', '神スキル'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    god_id: { kind: 'reference', to: 'god-setting', label: localized('God', '神明', '神') },
    slot: { kind: 'enum', of: slot, label: localized('Slot', '技能欄', '枠') },
    skill_id: { kind: 'reference', to: 'skill-setting', label: localized('Skill', '技能', 'スキル') },
    trigger: {
      kind: 'enum',
      of: trigger,
      default: 'manual',
      label: localized('Used', '施放時機', '発動条件'),
    },
    trigger_value: {
      kind: 'integer',
      min: 1,
      max: 100,
      unit: 'percent',
      showWhen: { field: 'trigger', in: ['hp_below'] },
      label: localized('HP below', '生命低於', 'HPのしきい値'),
    },
    energy_cost: {
      kind: 'integer',
      min: 0,
      max: 1000,
      unit: 'points',
      default: 0,
      label: localized('Energy cost', '能量消耗', '消費エネルギー'),
    },
    cooldown_turn: {
      kind: 'integer',
      min: 0,
      max: 20,
      unit: 'turns',
      default: 0,
      label: localized('Cooldown', '冷卻回合', 'クールタイム'),
    },
    levels: {
      kind: 'rows',
      min: 1,
      max: 20,
      uniqueBy: 'level',
      label: localized('Levels', '技能等級', 'スキルレベル'),
      help: localized(
        'Placeholders such as {damage} in a description are the parameters of the level. Every level has the same ones.',
        '說明中的 {damage} 等佔位符對應該等級的參數，各等級的參數須相同。',
        '説明文の {damage} などのプレースホルダーはそのレベルのパラメーターです。全レベルで同じものを使います。',
      ),
      fields: {
        level: { kind: 'integer', min: 1, max: 20, label: localized('Level', '等級', 'レベル') },
        params: {
          kind: 'rows',
          optional: true,
          max: 10,
          uniqueBy: 'key',
          label: localized('Parameters', '參數', 'パラメーター'),
          fields: {
            key: {
              kind: 'text',
              maxLength: 30,
              form: 'mark',
              monospace: true,
              label: localized('Mark', '標記', 'マーク'),
            },
            value: { kind: 'decimal', decimals: 2, label: localized('Value', '數值', '値') },
          },
        },
        description: {
          kind: 'localized_text',
          multiline: true,
          maxLength: 400,
          label: localized('Description', '說明', '説明'),
        },
      },
    },
    cutin: {
      kind: 'asset',
      asset: 'spine',
      optional: true,
      label: localized('Cut-in', '特寫', 'カットイン'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['god_id', 'slot'] },
    { rule: 'rows_contiguous', rows: 'levels', field: 'level', from: 1 },
    { rule: 'rows_alike', rows: 'levels.params', key: 'key' },
    { rule: 'placeholders_match_rows', field: 'levels.description', rows: 'levels.params', key: 'key' },
  ],
  list: {
    columns: ['id', 'god_id', 'slot', 'skill_id', 'trigger', 'energy_cost', 'cooldown_turn', 'status'],
    filters: ['god_id', 'slot', 'skill_id', 'trigger', 'status'],
    sorts: ['id', 'god_id', 'energy_cost', 'cooldown_turn'],
  },
  search: ['god_id', 'skill_id', 'levels'],
  sections: [
    {
      key: 'skill',
      title: localized('Skill', '技能', 'スキル'),
      fields: ['id', 'god_id', 'slot', 'skill_id'],
    },
    {
      key: 'use',
      title: localized('Use in battle', '戰鬥使用', 'バトルでの使用'),
      fields: ['trigger', 'trigger_value', 'energy_cost', 'cooldown_turn', 'cutin'],
    },
    { key: 'levels', title: localized('Levels', '技能等級', 'スキルレベル'), fields: ['levels'] },
  ],
});
