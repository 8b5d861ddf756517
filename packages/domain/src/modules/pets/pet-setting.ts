import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { clan } from '../../enums/clan.ts';
import { petSkillSlot } from '../../enums/pet-skill-slot.ts';
import { property } from '../../enums/property.ts';
import { rarity } from '../../enums/rarity.ts';

const CORE_STATS = ['hp', 'atk', 'def', 'spd'];

/** A collectable fighter, the main roster unit of the game. */
export const petSetting = defineModule({
  key: 'pet-setting',
  family: 'pets',
  titles: { title: localized('Pets', '寵物設定', 'ペット設定'), record: localized('Pet', '寵物', 'ペット') },
  identity: ['pet_id'],
  fields: {
    pet_id: { kind: 'id', label: localized('Pet ID', '寵物編號', 'ペットID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    title: { kind: 'localized_text', maxLength: 60, label: localized('Epithet', '稱號', '二つ名') },
    rarity: {
      kind: 'reference',
      to: 'pet-rarity-setting',
      tags: rarity,
      label: localized('Rarity', '稀有度', 'レアリティ'),
    },
    property: { kind: 'enum', of: property, default: 'none', label: localized('Property', '屬性', '属性') },
    clan: { kind: 'enum', of: clan, default: 'clan_1', label: localized('Clan', '社團', 'クラブ') },
    job_id: { kind: 'reference', to: 'pet-job-setting', label: localized('Job', '職業', 'ジョブ') },
    release_at: {
      kind: 'date_time',
      label: localized('Released at', '登場時間', '登場日時'),
      help: localized(
        'Hidden from the collection before this time.',
        '在此時間之前不會出現於圖鑑。',
        'この日時までは図鑑に表示されません。',
      ),
    },
    base_stats: {
      kind: 'stat_block',
      requiredStats: CORE_STATS,
      label: localized('Base stats', '基礎能力', '基礎ステータス'),
      help: localized(
        'At level 1 and the initial stars of the rarity.',
        '以等級 1 與該稀有度的初始星級為準。',
        'レベル1・レアリティの初期星数での値です。',
      ),
    },
    growth_stats: {
      kind: 'stat_block',
      requiredStats: CORE_STATS,
      label: localized('Growth per level', '每級成長', 'レベルごとの成長'),
    },
    skills: {
      kind: 'rows',
      min: 2,
      max: 5,
      uniqueBy: 'slot',
      fields: {
        slot: { kind: 'enum', of: petSkillSlot, label: localized('Slot', '技能欄', '枠') },
        skill_id: { kind: 'reference', to: 'skill-setting', label: localized('Skill', '技能', 'スキル') },
        unlock_star: {
          kind: 'integer',
          min: 1,
          max: 10,
          default: 1,
          label: localized('Unlocked at stars', '解鎖星級', '解放星数'),
        },
      },
      label: localized('Skills', '技能', 'スキル'),
      help: localized(
        'A normal attack and an ultimate are needed.',
        '必須包含普通攻擊與奧義。',
        '通常攻撃と奥義は必須です。',
      ),
    },
    spirit_item_id: {
      kind: 'reference',
      to: 'item-setting',
      label: localized('Spirit item', '魂道具', 'ソウルのアイテム'),
      help: localized(
        'The fragment that summons this pet. Every pet has its own.',
        '用來召喚此寵物的碎片，每隻寵物各有一種。',
        'このペットを召喚するかけら。ペットごとに専用です。',
      ),
    },
    spirit_to_summon: {
      kind: 'integer',
      min: 1,
      max: 9999,
      unit: 'spirits',
      default: 50,
      label: localized('Spirits to summon', '召喚所需魂數', '召喚に必要なソウル'),
    },
    icon: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'pet/default.svg' },
      label: localized('Icon', '圖示', 'アイコン'),
    },
    portrait: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'pet/default.svg' },
      label: localized('Portrait', '立繪', '立ち絵'),
    },
    card: { kind: 'asset', asset: 'image', optional: true, label: localized('Card', '卡面', 'カード') },
    cutin: {
      kind: 'asset',
      asset: 'image',
      optional: true,
      label: localized('Cut-in', '特寫', 'カットイン'),
    },
    spine: {
      kind: 'asset',
      asset: 'spine',
      default: { path: 'pet/default.spine.json' },
      label: localized('Animated figure', '動態立繪', 'アニメーション'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'] },
    { rule: 'unique', fields: ['spirit_item_id'] },
    { rule: 'reference_is', field: 'spirit_item_id', target: 'item_type', in: ['fragment'] },
    { rule: 'must_include', rows: 'skills', field: 'slot', values: ['normal', 'ultimate'] },
  ],
  display: { title: 'name', image: 'icon' },
  list: {
    columns: ['pet_id', 'name', 'rarity', 'property', 'job_id', 'base_stats', 'release_at', 'status'],
    filters: ['rarity', 'property', 'job_id', 'clan', 'release_at', 'status'],
    sorts: ['pet_id', 'name', 'rarity', 'release_at'],
  },
  search: ['name', 'title'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['pet_id', 'name', 'title', 'rarity', 'property', 'clan', 'job_id', 'release_at'],
    },
    {
      key: 'stats',
      title: localized('Stats', '能力值', 'ステータス'),
      fields: ['base_stats', 'growth_stats'],
    },
    { key: 'skills', title: localized('Skills', '技能', 'スキル'), fields: ['skills'] },
    {
      key: 'spirits',
      title: localized('Spirits', '魂', 'ソウル'),
      fields: ['spirit_item_id', 'spirit_to_summon'],
    },
    {
      key: 'look',
      title: localized('Look', '外觀', '見た目'),
      fields: ['icon', 'portrait', 'card', 'cutin', 'spine'],
    },
  ],
  panels: ['pet-profile'],
});
