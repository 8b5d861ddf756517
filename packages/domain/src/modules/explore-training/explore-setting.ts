import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';

const area = enumOf('explore-area', {
  forest: ['Forest', '森林', '森', 'green', '林'],
  coast: ['Coast', '海岸', '海岸', 'blue', '海'],
  ruins: ['Ruins', '遺跡', '遺跡', 'neutral', ['遺', '跡']],
  volcano: ['Volcano', '火山', '火山', 'red', '火'],
  sky: ['Sky', '天空', '空', 'cyan', '空'],
  city: ['City', '城市', '街', 'gold', ['城', '街']],
});

/**
 * A place that pets are sent to, and what they bring home. Amounts are even in every exploration: the
 * game may pay half to those who call their pets back early.
 */
export const exploreSetting = defineModule({
  key: 'explore-setting',
  family: 'explore-training',
  titles: { title: ['Explorations', '探索設定', '探索設定'], record: ['Exploration', '探索', '探索'] },
  identity: ['explore_id'],
  sections: {
    basics: common.basics({
      explore_id: field.id(['Exploration ID', '探索編號', '探索ID']),
      name: common.name(40),
      description: common.description(160),
      area: field.enum(['Area', '地區', '地域'], area),
      rarity: common.rarity(rarity, { default: 'N' }),
    }),
    trip: section(['Trip', '行程', '行程'], {
      duration_min: field.integer(['Duration', '所需時間', '所要時間'], [10, 2880], { unit: 'minutes' }),
      slots: field.integer(['Max pets', '寵物數上限', 'ペットの上限'], [1, 6]),
      unlock_level: common.fromPlayerLevel([1, 300], { default: 1 }),
      weight: common.weight([1, 1000], {
        default: 100,
        help: ['How often it appears on the board.', '出現於探索板的頻率。', '探索ボードに出る頻度です。'],
      }),
      early_return_half: field.boolean(
        ['Half reward on early return', '提前返回獎勵減半', '早期帰還で報酬半減'],
        {
          default: false,
        },
      ),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      base_rewards: field.rewards(['Fixed rewards', '固定獎勵', '確定報酬'], [], { even: true }),
      pet_exp: field.integer(['EXP per pet', '寵物經驗', 'ペットの経験値'], [0, 9_999_999], {
        default: 0,
      }),
      great_bp: field.integer(['Great success chance', '大成功機率', '大成功の確率'], [0, 10_000], {
        default: 0,
        unit: 'bp',
      }),
      ...dropTableFields,
    }),
  },
  rules: [{ fields: ['name'], is: 'unique', severity: 'warning' }, ...dropTableRules],
  list: {
    columns: [
      'explore_id',
      'name',
      'area',
      'rarity',
      'duration_min',
      'slots',
      'unlock_level',
      'base_rewards',
      'status',
    ],
    filters: ['area', 'rarity', 'unlock_level', 'early_return_half', 'status'],
    sorts: ['explore_id', 'name', 'duration_min', 'unlock_level', 'weight'],
  },
  search: ['name', 'description'],
});
