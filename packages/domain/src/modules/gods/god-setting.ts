import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { godSkillSlot } from '../../enums/god-skill-slot.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';
import { fragmentRules } from '../../field-sets/fragments.ts';

const faction = enumOf('god-faction', {
  sky: ['Sky', '天空', '空', 'cyan', '空'],
  sea: ['Sea', '海洋', '海', 'blue', '海'],
  forest: ['Forest', '森林', '森', 'green', '森'],
  forge: ['Forge', '熔爐', '炉', 'orange', ['爐', '炉']],
  moon: ['Moon', '月', '月', 'purple', '月'],
});

const CORE_STATS = ['hp', 'atk', 'def', 'spd'];

/** One of the second roster: gods aid the team of pets. */
export const godSetting = defineModule({
  key: 'god-setting',
  family: 'gods',
  titles: { title: ['Gods', '神明設定', '神設定'], record: ['God', '神明', '神'] },
  identity: ['god_id'],
  releasedAt: 'release_at',
  sections: {
    basics: common.basics({
      god_id: field.id(['God ID', '神明編號', '神ID']),
      name: common.name(40),
      title: common.epithet(),
      rarity: common.rarityOf('god-rarity-setting'),
      property: common.property(property, { default: 'none' }),
      faction: field.enum(['Faction', '陣營', '陣営'], faction),
      release_at: common.releasedAt(),
    }),
    stats: section(['Stats', '能力值', 'ステータス'], {
      base_stats: field.stats(['Base stats', '基礎能力', '基礎ステータス'], CORE_STATS, {
        help: [
          'At level 1 and the initial stars.',
          '以等級 1 與最初的星級為準。',
          'レベル1・最初の星での値です。',
        ],
      }),
      growth_stats: field.stats(['Growth per level', '每級成長', 'レベルごとの成長'], CORE_STATS, {
        help: [
          'Reference for new levels. The level records set the final stats.',
          '供新增等級時參考；實際能力值以各等級設定為準。',
          'レベル追加時の目安です。実際の値は各レベルの設定に従います。',
        ],
      }),
    }),
    skills: section(['Skills and spirit', '技能與魂', 'スキルとソウル'], {
      skills: field.rows(['Skills', '技能', 'スキル'], [1, 4], {
        uniqueBy: 'slot',
        fields: { slot: field.enum(['Slot', '技能欄', '枠'], godSkillSlot), skill_id: common.skill() },
      }),
      spirit_item_id: common.spiritItem({
        help: [
          'Fragment that unlocks this god. Each god has its own.',
          '用來解鎖此神明的碎片，每位神明各有一種。',
          'この神を解放するかけら。神ごとに専用です。',
        ],
      }),
    }),
    look: section(['Appearance', '外觀', '見た目'], {
      icon: common.icon('god/default.svg'),
      portrait: common.portrait('image', { default: { path: 'god/default.svg' } }),
      spine: common.spine('spine', { default: { path: 'god/default.spine.json' } }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    ...fragmentRules('spirit_item_id'),
    { child: 'god-level-setting', no: 1, is: 'required', when: { field: 'status', in: ['active'] } },
    { child: 'god-star-setting', no: 0, is: 'required', when: { field: 'status', in: ['active'] } },
    {
      rule: 'occurs_in',
      field: 'god_id',
      module: 'god-unlock-cost-setting',
      at: 'god_id',
      when: { field: 'status', in: ['active'] },
    },
  ],
  list: {
    columns: ['god_id', 'name', 'rarity', 'property', 'faction', 'base_stats', 'release_at', 'status'],
    filters: ['rarity', 'property', 'faction', 'release_at', 'status'],
    sorts: ['god_id', 'name', 'rarity', 'release_at'],
  },
  search: ['name', 'title'],
});
