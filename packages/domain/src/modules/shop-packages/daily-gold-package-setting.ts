import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { packageHead } from '../../field-sets/package-head.ts';
import { rewardRows } from '../../field-sets/reward-steps.ts';

/** What happens to the days in a row when a player misses one. */
const breakRule = enumOf('daily-gold-break', {
  reset: ['Restart', '重新計算', '最初から', 'red', ['重', '最']],
  pause: ['Keep progress', '保留進度', '続きから', 'green', ['續', '続']],
});

const head = packageHead({ productTypes: ['daily'] });

/** A daily product that pays out gold: more for higher levels, and for buying it day after day. */
export const dailyGoldPackageSetting = defineModule({
  key: 'daily-gold-package-setting',
  family: 'shop-packages',
  titles: {
    title: ['Daily gold packages', '每日金幣禮包', 'デイリーゴールドパック'],
    record: ['Daily gold package', '每日金幣禮包', 'デイリーゴールドパック'],
  },
  identity: ['package_id'],
  sections: {
    basics: common.basics({ ...head.fields }),
    gold: section(['Gold and bonus', '金幣', 'ゴールド'], {
      gold_amount: field.integer(['Gold', '金幣數量', 'ゴールドの数'], [1, 9_999_999]),
      bonus_by_level: field.rows(['By player level', '等級加成', 'レベル別の倍率'], 50, {
        optional: true,
        uniqueBy: 'level',
        fields: {
          level: common.level([1, 300]),
          rate_bp: field.integer(['Rate', '倍率', '倍率'], [10_000, 50_000], { unit: 'bp' }),
        },
      }),
    }),
    days: section(['Days in a row', '連續購買', '連続購入'], {
      day_chain: field.rows(['Consecutive purchase reward', '連續購買獎勵', '連続購入の報酬'], 31, {
        optional: true,
        ...rewardRows({ day: field.integer(['Day', '第幾天', '何日目'], [1, 31]) }),
      }),
      break_rule: field.enum(['After a missed day', '中斷時', '途切れたら'], breakRule, {
        default: 'reset',
      }),
    }),
  },
  rules: [
    ...head.nameRules,
    ...head.productRules,
    { countOf: { groupBy: 'mall_id' }, where: { field: 'status', in: ['active'] }, is: 'at_most', than: 1 },
    { field: 'level', along: 'bonus_by_level', is: 'rising' },
    { field: 'rate_bp', along: 'bonus_by_level', is: 'not_falling' },
    { field: 'day', along: 'day_chain', is: 'contiguous', from: 1 },
  ],
  list: {
    columns: ['package_id', 'name', 'mall_id', 'gold_amount', 'break_rule', 'timeslot', 'status'],
    filters: ['mall_id', 'gold_amount', 'break_rule', 'status'],
    sorts: ['package_id', 'name', 'gold_amount'],
  },
});
