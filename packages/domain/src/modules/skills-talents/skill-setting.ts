import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';

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
  titles: {
    title: localized('Skills', '技能設定', 'スキル設定'),
    record: localized('Skill', '技能', 'スキル'),
  },
  identity: ['skill_id'],
  fields: {
    skill_id: { kind: 'id', label: localized('Skill ID', '技能編號', 'スキルID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    description: {
      kind: 'localized_text',
      multiline: true,
      maxLength: 400,
      label: localized('Description', '說明', '説明'),
      help: localized(
        'Placeholders such as {damage} are replaced by the parameters of the skill level. Every language needs the same ones.',
        '{damage} 之類的佔位符會換成該技能等級的參數，各語言須一致。',
        '{damage} のようなプレースホルダーは、スキルレベルのパラメーターに置き換わります。全言語で同じものが必要です。',
      ),
    },
    icon: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'skill/default.svg' },
      label: localized('Icon', '圖示', 'アイコン'),
    },
    skill_type: { kind: 'enum', of: skillType, label: localized('Type', '類型', '種類') },
    property: { kind: 'enum', of: property, optional: true, label: localized('Property', '屬性', '属性') },
    target: { kind: 'enum', of: target, default: 'one_enemy', label: localized('Target', '目標', '対象') },
    target_count: {
      kind: 'integer',
      min: 1,
      max: 6,
      showWhen: { field: 'target', in: ['random'] },
      label: localized('Number of targets', '目標數', '対象数'),
    },
    cooldown_turn: {
      kind: 'integer',
      min: 0,
      max: 20,
      unit: 'turns',
      default: 0,
      label: localized('Cooldown', '冷卻回合', 'クールタイム'),
    },
    energy_cost: {
      kind: 'integer',
      min: 0,
      max: 1000,
      unit: 'points',
      default: 0,
      label: localized('Energy cost', '能量消耗', '消費エネルギー'),
    },
    levels: {
      kind: 'rows',
      min: 1,
      max: 30,
      uniqueBy: 'level',
      label: localized('Levels', '技能等級', 'スキルレベル'),
      fields: {
        level: { kind: 'integer', min: 1, max: 30, label: localized('Level', '等級', 'レベル') },
        effects: {
          kind: 'rows',
          min: 1,
          max: 10,
          label: localized('Effects', '效果', '効果'),
          fields: {
            effect_id: {
              kind: 'reference',
              to: 'effect-setting',
              label: localized('Effect', '效果', '効果'),
            },
            value: {
              kind: 'decimal',
              decimals: 2,
              min: -1_000_000,
              max: 1_000_000,
              label: localized('Value', '數值', '値'),
            },
            rate_bp: {
              kind: 'integer',
              min: 0,
              max: 10_000,
              unit: 'bp',
              default: 10_000,
              label: localized('Chance', '觸發機率', '発動率'),
            },
            turns: {
              kind: 'integer',
              min: 0,
              max: 99,
              unit: 'turns',
              default: 0,
              label: localized('Turns', '持續回合', '持続ターン'),
            },
          },
        },
        params: {
          kind: 'rows',
          optional: true,
          max: 10,
          uniqueBy: 'key',
          label: localized('Parameters of the description', '說明參數', '説明文のパラメーター'),
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
      },
    },
    message_effect_id: {
      kind: 'reference',
      to: 'message-effect-setting',
      optional: true,
      label: localized('Message effect', '訊息效果', 'メッセージ演出'),
    },
    animation: {
      kind: 'text',
      optional: true,
      maxLength: 60,
      form: 'mark',
      monospace: true,
      label: localized('Animation', '動畫', 'アニメーション'),
    },
    voice: {
      kind: 'asset',
      asset: 'sound',
      perLanguage: true,
      optional: true,
      label: localized('Voice', '語音', 'ボイス'),
    },
  },
  rules: [
    { rule: 'rows_contiguous', rows: 'levels', field: 'level', from: 1 },
    { rule: 'same_placeholders', fields: ['description'] },
    { rule: 'placeholders_match_rows', field: 'description', rows: 'levels.params', key: 'key' },
    { rule: 'once_unless', rows: 'levels.effects', ref: 'effect_id', target: 'stackable', in: [true] },
    {
      rule: 'at_most_for',
      rows: 'levels.effects',
      field: 'turns',
      max: 5,
      ref: 'effect_id',
      target: 'category',
      in: ['control'],
    },
    { rule: 'empty_when', field: 'cooldown_turn', when: 'skill_type', in: ['passive'] },
    { rule: 'empty_when', field: 'energy_cost', when: 'skill_type', in: ['passive'] },
  ],
  display: { title: 'name', image: 'icon' },
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
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['skill_id', 'name', 'description', 'icon', 'skill_type', 'property'],
    },
    {
      key: 'use',
      title: localized('Use in battle', '戰鬥使用', 'バトルでの使用'),
      fields: ['target', 'target_count', 'cooldown_turn', 'energy_cost'],
    },
    {
      key: 'levels',
      title: localized('Levels and effects', '等級與效果', 'レベルと効果'),
      fields: ['levels'],
    },
    {
      key: 'presentation',
      title: localized('Presentation', '演出', '演出'),
      fields: ['message_effect_id', 'animation', 'voice'],
    },
  ],
});
