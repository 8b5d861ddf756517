import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { clan } from '../../enums/clan.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { rarity } from '../../enums/rarity.ts';
import { common } from '../../field-sets/common-fields.ts';

const kind = enumOf('explore-requirement', {
  min_level: ['Min level', '等級達到', 'レベル以上'],
  min_star: ['Min stars', '星級達到', '星数以上'],
  power_sum: ['Total power', '戰力合計', '戦力の合計'],
  rarity: ['Rarity', '稀有度', 'レアリティ'],
  property: ['Property', '屬性', '属性'],
  job: ['Job', '職業', 'ジョブ'],
  clan: ['Club', '社團', 'クラブ'],
  pet: ['Specific pet', '指定寵物', '指定のペット'],
});

/** Which pets an exploration requires or favours. Each kind of requirement has its own field. */
export const exploreRequirementSetting = defineModule({
  key: 'explore-requirement-setting',
  family: 'explore-training',
  titles: {
    title: ['Explore requirements', '探索條件', '探索条件'],
    record: ['Requirement', '探索條件', '探索条件'],
  },
  kind: 'child',
  parent: 'explore_id',
  sections: {
    basics: common.basics({
      explore_id: field.reference(['Exploration', '探索', '探索'], 'explore-setting'),
      id: common.id(),
      kind: common.kind(kind),
      at_least: field.integer(['Required value', '所需數值', '必要な値'], [1, 999_999_999], {
        showWhen: { field: 'kind', in: ['min_level', 'min_star', 'power_sum'] },
      }),
      rarity: common.rarity(rarity, { showWhen: { field: 'kind', in: ['rarity'] } }),
      property: common.property(property, { showWhen: { field: 'kind', in: ['property'] } }),
      job_id: common.job({ showWhen: { field: 'kind', in: ['job'] } }),
      clan: common.clan(clan, { showWhen: { field: 'kind', in: ['clan'] } }),
      pet_id: common.pet({ showWhen: { field: 'kind', in: ['pet'] } }),
      count: field.integer(['Pets', '寵物數', 'ペット数'], [1, 6], { default: 1 }),
    }),
    effect: section(['Effect', '效果', '効果'], {
      required: field.boolean(['Required', '必要條件', '必須'], {
        default: true,
        help: ['When off, it only gives a bonus.', '關閉時僅為加成。', 'オフならボーナスのみです。'],
      }),
      bonus_bp: field.integer(['Reward bonus', '獎勵加成', '報酬の増加'], [1, 10_000], {
        unit: 'bp',
        showWhen: { field: 'required', in: [false] },
      }),
      text: common.text(60),
    }),
  },
  rules: [
    { field: 'count', is: 'at_most', than: { field: 'slots', of: 'explore_id' } },
    ...['at_least', 'rarity', 'property', 'job_id', 'clan', 'pet_id'].map((value) => ({
      fields: ['explore_id', 'kind', value],
      is: 'unique' as const,
    })),
  ],
  list: {
    columns: ['explore_id', 'id', 'text', 'kind', 'at_least', 'count', 'required', 'bonus_bp', 'status'],
    filters: ['kind', 'required', 'status'],
    sorts: ['id', 'at_least'],
  },
});
