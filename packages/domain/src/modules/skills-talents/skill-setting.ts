import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';
import { parameterRows } from '../../field-sets/parameter-rows.ts';

const skillType = enumOf('skill-type', {
  normal: ['Normal attack', '普通攻擊', '通常攻撃', 'neutral', '普'],
  active: ['Active', '主動', 'アクティブ', 'blue', '主'],
  passive: ['Passive', '被動', 'パッシブ', 'green', '被'],
  ultimate: ['Ultimate', '奧義', '奥義', 'gold', ['奧', '奥']],
  aid: ['Aid', '援助', '援護', 'cyan', '援'],
  leader: ['Leader', '隊長', 'リーダー', 'magenta', '隊'],
});

const target = enumOf('skill-target', {
  self: ['Self', '自身', '自分'],
  one_enemy: ['One enemy', '單一敵人', '敵1体'],
  row_enemies: ['A row of enemies', '一排敵人', '敵1列'],
  all_enemies: ['All enemies', '全體敵人', '敵全体'],
  one_ally: ['One ally', '單一隊友', '味方1体'],
  lowest_hp_ally: ['Ally with the lowest HP', '生命最低的隊友', 'HPが最も低い味方'],
  all_allies: ['All allies', '全體隊友', '味方全体'],
  random: ['Random', '隨機', 'ランダム'],
});

/** Something a fighter can do in battle, with its effects at every skill level. */
export const skillSetting = defineModule({
  key: 'skill-setting',
  family: 'skills-talents',
  titles: { title: ['Skills', '技能設定', 'スキル設定'], record: ['Skill', '技能', 'スキル'] },
  identity: ['skill_id'],
  sections: {
    basics: common.basics({
      skill_id: field.id(['Skill ID', '技能編號', 'スキルID']),
      name: common.name(40),
      description: common.description(400, {
        multiline: true,
        help: [
          'Placeholders such as {damage} are replaced by the parameters of the skill level. Use the same ones in every language.',
          '{damage} 之類的佔位符會換成該技能等級的參數，各語言須一致。',
          '{damage} のようなプレースホルダーは、スキルレベルのパラメーターに置き換わります。全言語で同じものが必要です。',
        ],
      }),
      icon: common.icon('skill/default.svg'),
      skill_type: common.type(skillType),
      property: common.property(property, { optional: true }),
    }),
    use: section(['Use in battle', '戰鬥使用', 'バトルでの使用'], {
      target: field.enum(['Target', '目標', '対象'], target, { default: 'one_enemy' }),
      target_count: field.integer(['Number of targets', '目標數', '対象数'], [1, 6], {
        showWhen: { field: 'target', in: ['random'] },
      }),
      cooldown_turn: common.cooldown(),
      energy_cost: common.energyCost(),
    }),
    levels: section(['Levels and effects', '等級與效果', 'レベルと効果'], {
      levels: field.rows(['Levels', '技能等級', 'スキルレベル'], [1, 30], {
        uniqueBy: 'level',
        fields: {
          level: common.level([1, 30]),
          effects: field.rows(['Effects', '效果', '効果'], [1, 10], {
            summary: ['effect_id', 'value'],
            fields: {
              effect_id: field.reference(['Effect', '效果', '効果'], 'effect-setting'),
              value: field.decimal(['Value', '數值', '値'], [-1_000_000, 1_000_000], { decimals: 2 }),
              rate_bp: field.integer(['Chance', '觸發機率', '発動率'], [0, 10_000], {
                unit: 'bp',
                default: 10_000,
              }),
              turns: field.integer(['Turns', '持續回合', '持続ターン'], [0, 99], {
                unit: 'turns',
                default: 0,
              }),
            },
          }),
          params: parameterRows(['Description parameters', '說明參數', '説明文のパラメーター']),
        },
      }),
    }),
    presentation: section(['Presentation', '演出', '演出'], {
      message_effect_id: field.reference(
        ['Message effect', '訊息效果', 'メッセージ演出'],
        'message-effect-setting',
        { optional: true },
      ),
      animation: field.text(['Animation', '動畫', 'アニメーション'], 60, {
        optional: true,
        form: 'mark',
        monospace: true,
      }),
      voice: common.voice('sound', { perLanguage: true, optional: true }),
    }),
  },
  rules: [
    { field: 'level', along: 'levels', is: 'contiguous', from: 1 },
    { rule: 'placeholders_match_rows', field: 'description', rows: 'levels.params', key: 'key' },
    {
      fields: ['effect_id'],
      along: 'levels.effects',
      is: 'unique',
      when: { field: 'stackable', of: 'effect_id', notIn: [true] },
    },
    {
      field: 'levels.effects.turns',
      is: 'at_most',
      than: 5,
      when: { field: 'category', of: 'effect_id', in: ['control'] },
    },
    { field: 'cooldown_turn', is: 'empty', when: { field: 'skill_type', in: ['passive'] } },
    { field: 'energy_cost', is: 'empty', when: { field: 'skill_type', in: ['passive'] } },
  ],
  list: {
    columns: [
      'skill_id',
      'name',
      'skill_type',
      'property',
      'target',
      'cooldown_turn',
      'energy_cost',
      'status',
    ],
    filters: ['skill_type', 'property', 'target', 'cooldown_turn', 'energy_cost', 'status'],
    sorts: ['skill_id', 'name', 'cooldown_turn', 'energy_cost'],
  },
  search: ['name', 'description'],
});
