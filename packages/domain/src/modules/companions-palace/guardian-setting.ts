import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companionLook } from '../../field-sets/companion-fields.ts';
import { fragments } from '../../field-sets/fragments.ts';

const position = enumOf('guardian-position', {
  front: ['Front', '前排', '前列', 'red', '前'],
  middle: ['Middle', '中排', '中列', 'orange', '中'],
  back: ['Back', '後排', '後列', 'blue', ['後', '後']],
  palace: ['Palace', '宮殿', '宮殿', 'gold', ['宮', '宮']],
});

const CORE_STATS = ['hp', 'atk', 'def', 'spd'];

/** A companion who protects a team from outside the lineup. */
export const guardianSetting = defineModule({
  key: 'guardian-setting',
  family: 'companions-palace',
  titles: { title: ['Guardians', '守護者設定', '守護者設定'], record: ['Guardian', '守護者', '守護者'] },
  identity: ['guardian_id'],
  releasedAt: 'release_at',
  sections: {
    basics: common.basics({
      guardian_id: field.id(['Guardian ID', '守護者編號', '守護者ID']),
      name: common.name(40),
      rarity: common.rarity(rarity, { default: 'R' }),
      property: common.property(property, { default: 'none' }),
      position: field.enum(['Position', '站位', '位置'], position, { default: 'front' }),
      release_at: common.releasedAt(),
    }),
    stats: section(['Stats', '能力值', 'ステータス'], {
      base_stats: field.stats(['Base stats', '基礎能力', '基礎ステータス'], CORE_STATS),
      growth_stats: field.stats(['Growth per level', '每級成長', 'レベルごとの成長'], CORE_STATS),
    }),
    obtain: section(['How to obtain', '取得方式', '獲得方法'], fragments.fields),
    look: section(['Look', '外觀', '見た目'], companionLook),
  },
  rules: [{ fields: ['name'], is: 'unique' }, ...fragments.rules],
  list: {
    columns: ['guardian_id', 'name', 'rarity', 'property', 'position', 'base_stats', 'release_at', 'status'],
    filters: ['rarity', 'property', 'position', 'release_at', 'status'],
    sorts: ['guardian_id', 'name', 'rarity', 'release_at'],
  },
});
