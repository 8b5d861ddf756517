import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { packageHead } from '../../field-sets/package-head.ts';

const privilege = enumOf('package-privilege', {
  ap_cap: ['AP cap', '體力上限', 'AP上限'],
  sweep: ['Sweeps per day', '每日掃蕩次數', '1日のスキップ回数'],
  skip_ad: ['No ads', '免看廣告', '広告スキップ'],
  extra_queue: ['Extra queues', '額外佇列', '追加の枠'],
  double_daily: ['Daily rewards doubled', '每日獎勵加倍', 'デイリー報酬2倍'],
  shop_discount: ['Store discount', '商店折扣', 'ショップ割引'],
  free_gacha: ['Free draws per day', '每日免費抽取', '1日の無料ガチャ'],
  afk_hours: ['Offline hours', '離線收益時數', '放置報酬の時間'],
});

const stackRule = enumOf('privilege-stack', {
  extend: ['Extend', '延長時間', '期間を延長', 'green', '延'],
  refuse: ['Not allowed', '不可購買', '購入不可', 'red', '不'],
});

const head = packageHead({ productTypes: ['monthly', 'subscription'] });

/**
 * Advantages that players buy for some days; they add to those of the VIP level. Like every package it is
 * sold for a time, which the product alone cannot say of the advantages.
 */
export const privilegePackageSetting = defineModule({
  key: 'privilege-package-setting',
  family: 'shop-packages',
  titles: {
    title: ['Privilege packages', '特權禮包', '特権パッケージ'],
    record: ['Privilege package', '特權禮包', '特権パッケージ'],
  },
  identity: ['package_id'],
  sections: {
    basics: common.basics({ ...head.fields, icon: common.icon('mall/default.svg') }),
    privileges: section(['Privileges', '特權', '特権'], {
      days: field.integer(['Duration', '有效天數', '有効日数'], [1, 365], {
        unit: 'days',
        default: 30,
        help: [
          'Must match the subscription days of the product.',
          '須與商品的訂閱天數相同。',
          '商品の有効日数と同じにします。',
        ],
      }),
      privileges: field.rows(['Privileges', '特權', '特権'], [1, 8], {
        uniqueBy: 'kind',
        fields: {
          kind: common.kind(privilege),
          value: field.integer(['Amount', '數值', '数値'], [1, 9999], {
            unitBy: { kind: { shop_discount: 'percent', afk_hours: 'hours' } },
            help: [
              'Percent for the discount, hours for offline rewards; 1 for privileges without a number.',
              '折扣為百分比，離線收益為小時；僅開放功能者填 1。',
              '割引は%、放置報酬は時間。使えるかどうかだけのものは1にします。',
            ],
          }),
        },
      }),
      instant_rewards: field.rewards(['Immediate rewards', '立即獲得', '購入時の報酬'], [], {
        optional: true,
      }),
      daily_rewards: field.rewards(['Daily rewards', '每日發放', '毎日の報酬'], [], { optional: true }),
    }),
    renewal: section(['Renewal', '續購', '継続購入'], {
      stack_rule: field.enum(['Repeat purchase', '重複購買', '有効中の再購入'], stackRule, {
        default: 'extend',
      }),
      extend_max_days: field.integer(['Max days', '最長天數', '最長日数'], [1, 3650], {
        unit: 'days',
        default: 365,
      }),
      renew_remind_days: field.integer(['Reminder before expiry', '到期前提醒', '終了前の通知'], [0, 14], {
        unit: 'days',
        default: 3,
      }),
    }),
  },
  rules: [
    ...head.nameRules,
    ...head.productRules,
    { field: 'days', is: 'same', as: { field: 'subscription_days', of: 'mall_id' } },
    { field: 'extend_max_days', is: 'at_least', than: { field: 'days' } },
  ],
  list: {
    columns: ['package_id', 'name', 'mall_id', 'days', 'privileges', 'stack_rule', 'timeslot', 'status'],
    filters: ['mall_id', 'days', 'stack_rule', 'status'],
    sorts: ['package_id', 'name', 'days'],
  },
});
