import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { packageId } from '../../field-sets/package-head.ts';

const trigger = enumOf('loop-package-trigger', {
  ap_empty: ['AP used up', '體力耗盡', 'AP切れ', 'green', ['體', '体']],
  boss_ticket_empty: ['Boss tickets used up', '首領券用盡', 'ボスチケット切れ', 'red', ['首', 'ボ']],
  gacha_n_draws: ['Draws made', '轉蛋次數', 'ガチャ回数', 'purple', ['蛋', 'ガ']],
  lose_streak: ['Battles lost in a row', '連敗', '連敗', 'orange', '敗'],
  days_since_purchase: ['Days without a purchase', '未購買天數', '未購入の日数', 'blue', '日'],
});

const upRule = enumOf('loop-package-up', {
  next_after_buy: ['Next step', '升至下一階', '次へ進む', 'green', ['升', '上']],
  stay: ['Same step', '維持原階', 'そのまま', 'neutral', ['維', '同']],
});

const downRule = enumOf('loop-package-down', {
  previous_after_skip: ['Previous step', '降至上一階', '一つ前へ戻る', 'orange', ['降', '下']],
  stay: ['Same step', '維持原階', 'そのまま', 'neutral', ['維', '同']],
});

/** Offers that come back, dearer for those who buy and cheaper for those who do not. */
export const loopTriggerPackageSetting = defineModule({
  key: 'loop-trigger-package-setting',
  family: 'shop-packages',
  titles: {
    title: ['Loop trigger packages', '循環觸發禮包', 'ループトリガーパック'],
    record: ['Loop package', '循環禮包', 'ループパック'],
  },
  identity: ['package_id'],
  sections: {
    basics: common.basics({
      package_id: packageId(),
      name: common.name(40),
      timeslot: common.saleTime(),
      audience: common.audience({ optional: true }),
    }),
    trigger: section(['Activation', '觸發條件', '発動条件'], {
      trigger: field.enum(['Trigger', '觸發時機', '発動のきっかけ'], trigger),
      trigger_value: common.requiredValue([1, 9999], {
        showWhen: { field: 'trigger', in: ['gacha_n_draws', 'lose_streak', 'days_since_purchase'] },
      }),
      show_hours: field.integer(['Purchase window', '購買時限', '購入できる時間'], [1, 72], {
        unit: 'hours',
        default: 24,
      }),
      cooldown_hours: field.integer(['Cooldown', '冷卻時間', '再発動までの時間'], [1, 720], {
        unit: 'hours',
        default: 72,
        help: [
          'Show it at most twice a week to players who do not buy.',
          '未購買者每週最多看到兩次為宜。',
          '購入しない人に見せるのは週2回までが目安です。',
        ],
      }),
    }),
    loop: section(['Loop', '循環', 'ループ'], {
      start_sub_no: field.integer(['First step', '起始階', '最初の段階'], [1, 50], { default: 1 }),
      up_rule: field.enum(['After a purchase', '購買後', '購入後'], upRule, {
        default: 'next_after_buy',
      }),
      down_rule: field.enum(['After being skipped', '略過後', '見送り後'], downRule, {
        default: 'stay',
      }),
      skip_count: field.integer(['Skips needed', '略過次數', '見送り回数'], [1, 50], {
        showWhen: { field: 'down_rule', in: ['previous_after_skip'] },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    {
      field: 'start_sub_no',
      is: 'record_of',
      module: 'loop-trigger-package-sub-setting',
      under: 'package_id',
    },
    {
      child: 'loop-trigger-package-sub-setting',
      no: 1,
      is: 'required',
      when: { field: 'status', in: ['active'] },
    },
    {
      countOf: { groupBy: 'trigger', shownIn: 'timeslot' },
      is: 'at_most',
      than: 1,
      severity: 'warning',
    },
  ],
  list: {
    columns: ['package_id', 'name', 'trigger', 'trigger_value', 'cooldown_hours', 'timeslot', 'status'],
    filters: ['trigger', 'up_rule', 'down_rule', 'status'],
    sorts: ['package_id', 'name', 'cooldown_hours'],
  },
});
