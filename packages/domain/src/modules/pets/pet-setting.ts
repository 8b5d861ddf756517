import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { clan } from '../../enums/clan.ts';
import { petSkillSlot } from '../../enums/pet-skill-slot.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';
import { fragmentRules } from '../../field-sets/fragments.ts';

const CORE_STATS = ['hp', 'atk', 'def', 'spd'];

/** A collectable fighter, the main roster unit of the game. */
export const petSetting = defineModule({
  key: 'pet-setting',
  family: 'pets',
  titles: { title: ['Pets', '寵物設定', 'ペット設定'], record: ['Pet', '寵物', 'ペット'] },
  identity: ['pet_id'],
  releasedAt: 'release_at',
  sections: {
    basics: common.basics({
      pet_id: field.id(['Pet ID', '寵物編號', 'ペットID']),
      name: common.name(40),
      title: common.epithet(),
      rarity: common.rarityOf('pet-rarity-setting'),
      property: common.property(property, { default: 'none' }),
      clan: common.clan(clan, { default: 'clan_1' }),
      job_id: common.job(),
      release_at: common.releasedAt(),
    }),
    stats: section(['Stats', '能力值', 'ステータス'], {
      base_stats: field.stats(['Base stats', '基礎能力', '基礎ステータス'], CORE_STATS, {
        help: [
          'At level 1 and the initial stars, before the stat rate of the rarity.',
          '等級 1、初始星級，尚未乘上稀有度倍率。',
          'レベル1・初期星数で、レアリティの倍率を掛ける前の値です。',
        ],
      }),
      growth_stats: field.stats(['Growth per level', '每級成長', 'レベルごとの成長'], CORE_STATS),
    }),
    skills: section(['Skills', '技能', 'スキル'], {
      skills: field.rows(['Skills', '技能', 'スキル'], [2, 5], {
        uniqueBy: 'slot',
        help: [
          'A normal attack and an ultimate are required.',
          '必須包含普通攻擊與奧義。',
          '通常攻撃と奥義は必須です。',
        ],
        fields: {
          slot: field.enum(['Slot', '技能欄', '枠'], petSkillSlot),
          skill_id: common.skill(),
          unlock_star: field.integer(['Unlocked at stars', '解鎖星級', '解放星数'], [1, 10], { default: 1 }),
        },
      }),
    }),
    spirits: section(['Spirits', '魂', 'ソウル'], {
      spirit_item_id: common.spiritItem({
        help: [
          'Fragment that summons this pet. Each pet has its own.',
          '用來召喚此寵物的碎片，每隻寵物各有一種。',
          'このペットを召喚するかけら。ペットごとに専用です。',
        ],
      }),
      spirit_to_summon: field.integer(['Spirits required', '召喚所需魂數', '召喚に必要なソウル'], [1, 9999], {
        unit: 'spirits',
        default: 50,
      }),
    }),
    look: section(['Appearance', '外觀', '見た目'], {
      icon: common.icon('pet/default.svg'),
      portrait: common.portrait('image', { default: { path: 'pet/default.svg' } }),
      card: field.asset(['Card', '卡面', 'カード'], 'image', { optional: true }),
      cutin: field.asset(['Cut-in', '特寫', 'カットイン'], 'image', { optional: true }),
      spine: common.spine('spine', { default: { path: 'pet/default.spine.json' } }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    ...fragmentRules('spirit_item_id'),
    { field: 'slot', along: 'skills', is: 'covers', values: ['normal', 'ultimate'] },
    {
      rule: 'occurs_in',
      field: 'pet_id',
      module: 'pet-skill-setting',
      at: 'pet_id',
      when: { field: 'status', in: ['active'] },
      severity: 'warning',
    },
  ],
  fixed: { since: 'release_at', fields: ['rarity', 'property', 'job_id'] },
  list: {
    columns: ['pet_id', 'name', 'rarity', 'property', 'job_id', 'base_stats', 'release_at', 'status'],
    filters: ['rarity', 'property', 'job_id', 'clan', 'release_at', 'status'],
    sorts: ['pet_id', 'name', 'rarity', 'release_at'],
  },
  search: ['name', 'title'],
  panels: ['pet-profile'],
});
