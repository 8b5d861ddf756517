import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { rarity } from '../../enums/rarity.ts';

const faction = enumOf('god-faction', {
  sky: ['Sky', '天空', '空', 'cyan', '空'],
  sea: ['Sea', '海洋', '海', 'blue', '海'],
  forest: ['Forest', '森林', '森', 'green', '森'],
  forge: ['Forge', '熔爐', '炉', 'orange', ['爐', '炉']],
  moon: ['Moon', '月', '月', 'purple', '月'],
});

const skillSlot = enumOf('god-skill-slot', {
  active: ['Active', '主動', 'アクティブ', 'blue', '主'],
  aid: ['Aid', '援助', '援護', 'cyan', '援'],
  aid_passive: ['Aid passive', '援助被動', '援護パッシブ', 'green', '被'],
  ultimate: ['Ultimate', '奧義', '奥義', 'gold', ['奧', '奥']],
});

const CORE_STATS = ['hp', 'atk', 'def', 'spd'];

/** One of the second roster: gods aid the team of pets. */
export const godSetting = defineModule({
  key: 'god-setting',
  family: 'gods',
  titles: { title: localized('Gods', '神明設定', '神設定'), record: localized('God', '神明', '神') },
  identity: ['god_id'],
  fields: {
    god_id: { kind: 'id', label: localized('God ID', '神明編號', '神ID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    title: { kind: 'localized_text', maxLength: 60, label: localized('Epithet', '稱號', '二つ名') },
    rarity: {
      kind: 'reference',
      to: 'god-rarity-setting',
      tags: rarity,
      label: localized('Rarity', '稀有度', 'レアリティ'),
    },
    property: { kind: 'enum', of: property, default: 'none', label: localized('Property', '屬性', '属性') },
    faction: { kind: 'enum', of: faction, label: localized('Faction', '陣營', '陣営') },
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
        'At level 1 and the first star.',
        '以等級 1 與最初的星級為準。',
        'レベル1・最初の星での値です。',
      ),
    },
    growth_stats: {
      kind: 'stat_block',
      requiredStats: CORE_STATS,
      label: localized('Growth per level', '每級成長', 'レベルごとの成長'),
      help: localized(
        'A guide for new levels: what counts is the stats of each level.',
        '供新增等級時參考；實際能力值以各等級設定為準。',
        'レベル追加時の目安です。実際の値は各レベルの設定に従います。',
      ),
    },
    skills: {
      kind: 'rows',
      min: 1,
      max: 4,
      uniqueBy: 'slot',
      fields: {
        slot: { kind: 'enum', of: skillSlot, label: localized('Slot', '技能欄', '枠') },
        skill_id: { kind: 'reference', to: 'skill-setting', label: localized('Skill', '技能', 'スキル') },
      },
      label: localized('Skills', '技能', 'スキル'),
    },
    spirit_item_id: {
      kind: 'reference',
      to: 'item-setting',
      label: localized('Spirit item', '魂道具', 'ソウルのアイテム'),
      help: localized(
        'The fragment that unlocks this god. Every god has its own.',
        '用來解鎖此神明的碎片，每位神明各有一種。',
        'この神を解放するかけら。神ごとに専用です。',
      ),
    },
    icon: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'god/default.svg' },
      label: localized('Icon', '圖示', 'アイコン'),
    },
    portrait: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'god/default.svg' },
      label: localized('Portrait', '立繪', '立ち絵'),
    },
    spine: {
      kind: 'asset',
      asset: 'spine',
      default: { path: 'god/default.spine.json' },
      label: localized('Animated figure', '動態立繪', 'アニメーション'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'] },
    { rule: 'unique', fields: ['spirit_item_id'] },
    { rule: 'reference_is', field: 'spirit_item_id', target: 'item_type', in: ['fragment'] },
    { rule: 'needs_child', child: 'god-level-setting', first: 1, when: 'status', in: ['active'] },
    { rule: 'needs_child', child: 'god-star-setting', first: 0, when: 'status', in: ['active'] },
  ],
  display: { title: 'name', image: 'icon' },
  list: {
    columns: ['god_id', 'name', 'rarity', 'property', 'faction', 'base_stats', 'status'],
    filters: ['rarity', 'property', 'faction', 'release_at', 'status'],
    sorts: ['god_id', 'name', 'rarity', 'release_at'],
  },
  search: ['name', 'title'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['god_id', 'name', 'title', 'rarity', 'property', 'faction', 'release_at'],
    },
    {
      key: 'stats',
      title: localized('Stats', '能力值', 'ステータス'),
      fields: ['base_stats', 'growth_stats'],
    },
    {
      key: 'skills',
      title: localized('Skills and spirit', '技能與魂', 'スキルとソウル'),
      fields: ['skills', 'spirit_item_id'],
    },
    {
      key: 'look',
      title: localized('Look', '外觀', '見た目'),
      fields: ['icon', 'portrait', 'spine'],
    },
  ],
});
