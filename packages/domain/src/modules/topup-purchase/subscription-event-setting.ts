import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { productList } from '../../field-sets/package-head.ts';
import { rewardRows } from '../../field-sets/reward-steps.ts';
import { topupEvent } from '../../field-sets/topup-event.ts';

const kind = enumOf('subscription-event-kind', {
  first_month: ['First month', '首月', '初月', 'green', ['首', '初']],
  renew: ['Renewal', '續訂', '更新', 'blue', ['續', '更']],
  gift: ['Gift', '贈禮', '贈り物', 'magenta', ['禮', '贈']],
  trial: ['Trial', '試用', 'お試し', 'orange', ['試', '試']],
});

const event = topupEvent();
const list = productList({ products: [1, 10], productTypes: ['subscription', 'monthly'] });

/** What subscribers get for beginning, staying or trying. */
export const subscriptionEventSetting = defineModule({
  key: 'subscription-event-setting',
  family: 'topup-purchase',
  titles: {
    title: ['Subscription events', '訂閱活動', 'サブスクリプションイベント'],
    record: ['Subscription event', '訂閱活動', 'サブスクイベント'],
  },
  synonyms: ['Monthly card', 'Subscription', '月卡', '月額', '定期購入'],
  identity: ['event_id'],
  sections: {
    basics: common.basics({
      ...event.fields,
      ...list.fields,
      audience: common.audience({ optional: true }),
    }),
    contents: section(['Contents', '內容', '内容'], {
      kind: common.kind(kind),
      trial_days: field.integer(['Trial days', '試用天數', 'お試し日数'], [1, 30], {
        unit: 'days',
        showWhen: { field: 'kind', in: ['trial'] },
        help: [
          'Once per game account and payment account.',
          '每個遊戲帳號與付款帳號限一次。',
          'ゲームと決済のアカウントごとに1回です。',
        ],
      }),
      rewards: common.rewards([]),
      month_chain: field.rows(['Monthly rewards', '逐月獎勵', '月ごとの報酬'], 24, {
        optional: true,
        ...rewardRows({ month: field.integer(['Month', '第幾個月', '何か月目'], [1, 24]) }),
      }),
    }),
    terms: section(['Terms', '條款', '規約'], {
      terms: field.localizedText(['Terms', '條款', '規約'], 3000, {
        multiline: true,
        rich: true,
        help: [
          'Renewal and cancellation terms; must be legally reviewed in every language.',
          '續訂與取消方式，各語言均須經法務確認。',
          '更新と解約の方法です。各言語で法務の確認が必要です。',
        ],
      }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [...event.rules, ...list.rules, { field: 'month', along: 'month_chain', is: 'contiguous', from: 1 }],
  list: {
    columns: ['event_id', 'name', 'kind', 'mall_ids', 'rewards', 'timeslot', 'status'],
    filters: ['kind', 'mall_ids', 'status'],
    sorts: ['event_id', 'name'],
  },
});
