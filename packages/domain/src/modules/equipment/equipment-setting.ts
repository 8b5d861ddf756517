import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { equipSlot } from '../../enums/equip-slot.ts';
import { rarity } from '../../enums/rarity.ts';
import { statKey } from '../../enums/stat-key.ts';

const FIGURE = { kind: 'decimal', decimals: 2, min: 0, max: 1_000_000 } as const;

/** A piece that a pet can wear. */
export const equipmentSetting = defineModule({
  key: 'equipment-setting',
  family: 'equipment',
  titles: {
    title: localized('Equipment', '裝備設定', '装備設定'),
    record: localized('Piece of equipment', '裝備', '装備'),
  },
  identity: ['equipment_id'],
  fields: {
    equipment_id: { kind: 'id', label: localized('Equipment ID', '裝備編號', '装備ID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    description: {
      kind: 'localized_text',
      multiline: true,
      maxLength: 300,
      label: localized('Description', '說明', '説明'),
    },
    icon: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'equipment/default.svg' },
      label: localized('Icon', '圖示', 'アイコン'),
    },
    slot: { kind: 'enum', of: equipSlot, label: localized('Slot', '部位', '部位') },
    rarity: {
      kind: 'reference',
      to: 'equipment-rarity-setting',
      tags: rarity,
      label: localized('Rarity', '稀有度', 'レアリティ'),
    },
    set_id: {
      kind: 'reference',
      to: 'equipment-set-setting',
      optional: true,
      label: localized('Set', '套裝', 'セット'),
      help: localized(
        'A set has one piece for each slot.',
        '同一套裝的每個部位只能有一件裝備。',
        '一つのセットには部位ごとに1点だけ含められます。',
      ),
    },
    job_ids: {
      kind: 'reference',
      to: 'pet-job-setting',
      many: true,
      optional: true,
      max: 20,
      label: localized('Jobs', '可用職業', '装備できるジョブ'),
      help: localized(
        'Empty: every job may wear it.',
        '留空則所有職業皆可裝備。',
        '空欄なら全ジョブが装備できます。',
      ),
    },
    require_level: {
      kind: 'integer',
      min: 1,
      max: 300,
      default: 1,
      label: localized('From pet level', '所需寵物等級', '必要なペットレベル'),
    },
    main_stat: {
      kind: 'rows',
      min: 1,
      max: 2,
      uniqueBy: 'stat',
      label: localized('Main stats', '主屬性', 'メインステータス'),
      fields: {
        stat: { kind: 'enum', of: statKey, label: localized('Stat', '能力值', 'ステータス') },
        base: { ...FIGURE, label: localized('At level 1', '1 級數值', 'レベル1での値') },
        growth: { ...FIGURE, label: localized('Per level', '每級成長', 'レベルごとの成長') },
      },
    },
    sub_stats: {
      kind: 'rows',
      optional: true,
      max: 20,
      uniqueBy: 'stat',
      weight: 'weight',
      label: localized('Sub stats', '副屬性', 'サブステータス'),
      help: localized(
        'Drawn by weight when a piece is obtained or opens a new line.',
        '取得裝備或開啟新屬性時依權重抽取。',
        '入手時や新しい枠の解放時に、重みに応じて抽選します。',
      ),
      fields: {
        stat: { kind: 'enum', of: statKey, label: localized('Stat', '能力值', 'ステータス') },
        min: { ...FIGURE, label: localized('Smallest', '最小值', '最小値') },
        max: { ...FIGURE, label: localized('Largest', '最大值', '最大値') },
        weight: {
          kind: 'integer',
          min: 0,
          max: 1_000_000,
          default: 100,
          label: localized('Weight', '權重', '重み'),
        },
      },
    },
    sub_stat_count: {
      kind: 'integer',
      min: 0,
      max: 4,
      default: 0,
      label: localized('Sub stats of a piece', '副屬性條數', 'サブステータスの数'),
      help: localized(
        'Not more than there are to draw from.',
        '不得超過可抽取的副屬性數量。',
        '抽選対象の数を超えられません。',
      ),
    },
    skill_pool_id: {
      kind: 'reference',
      to: 'equipment-skill-pool-setting',
      optional: true,
      label: localized('Skill pool', '技能池', 'スキルプール'),
    },
    sell_locked: {
      kind: 'boolean',
      default: false,
      label: localized('Cannot be sold', '不可販售', '売却不可'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'], severity: 'warning' },
    { rule: 'unique', fields: ['set_id', 'slot'] },
    { rule: 'spread_over', field: 'slot', reference: 'set_id', count: 'piece_count' },
    { rule: 'greater_or_equal', field: 'sub_stats.max', than: 'min' },
    { rule: 'at_most_rows', field: 'sub_stat_count', rows: 'sub_stats' },
  ],
  display: { title: 'name', image: 'icon' },
  list: {
    columns: ['equipment_id', 'name', 'slot', 'rarity', 'set_id', 'job_ids', 'status'],
    filters: ['slot', 'rarity', 'set_id', 'job_ids', 'skill_pool_id', 'sell_locked', 'status'],
    sorts: ['equipment_id', 'name', 'rarity', 'require_level'],
  },
  search: ['name', 'description'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['equipment_id', 'name', 'description', 'icon', 'slot', 'rarity'],
    },
    {
      key: 'use',
      title: localized('Who wears it', '使用條件', '装備条件'),
      fields: ['set_id', 'job_ids', 'require_level', 'sell_locked'],
    },
    {
      key: 'stats',
      title: localized('Stats and skills', '能力值與技能', 'ステータスとスキル'),
      fields: ['main_stat', 'sub_stat_count', 'sub_stats', 'skill_pool_id'],
    },
  ],
});
