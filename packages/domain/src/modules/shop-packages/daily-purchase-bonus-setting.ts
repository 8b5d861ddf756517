import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { currency } from '../../enums/currency.ts';
import { common } from '../../field-sets/common-fields.ts';
import { moneyAmount, wholeMoney } from '../../field-sets/money-fields.ts';
import { rewardRows } from '../../field-sets/reward-steps.ts';

/** Rewards for the money that a player spends within one day, in one currency. */
export const dailyPurchaseBonusSetting = defineModule({
  key: 'daily-purchase-bonus-setting',
  family: 'shop-packages',
  titles: {
    title: ['Daily purchase bonuses', '每日購買獎勵', 'デイリー購入ボーナス'],
    record: ['Daily purchase bonus', '每日購買獎勵', 'デイリー購入ボーナス'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      currency: common.currency(currency),
      day_no: common.weekday({ optional: true }),
      timeslot: common.eventTime(),
    }),
    steps: section(['Steps', '階段', '段階'], {
      steps: field.rows(['Steps', '階段', '段階'], [1, 20], {
        ...rewardRows({ amount: moneyAmount(['Spent per day', '當日消費', 'その日の購入額']) }),
      }),
      include_gem_packages: field.boolean(['Include gem packs', '計入寶石禮包', 'ジェムパックを含む'], {
        default: true,
      }),
      claim: common.claim(),
    }),
    presentation: common.presentation({
      image: common.image('image', { default: { path: 'banner/default.svg' } }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'amount', along: 'steps', is: 'rising' },
    wholeMoney('steps.amount'),
    { countOf: { groupBy: ['currency', 'day_no'], shownIn: 'timeslot' }, is: 'at_most', than: 1 },
  ],
  list: {
    columns: ['id', 'name', 'currency', 'steps', 'claim', 'timeslot', 'status'],
    filters: ['currency', 'day_no', 'claim', 'status'],
    sorts: ['id', 'name'],
  },
});
