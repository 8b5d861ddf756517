import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { paidTrack } from '../../field-sets/paid-track.ts';

/** What signing in on one day of a login event gives. */
export const loginEventRewardSetting = defineModule({
  key: 'login-event-reward-setting',
  family: 'events',
  titles: {
    title: ['Login event rewards', '登入活動獎勵', 'ログインイベント報酬'],
    record: ['Day', '每日獎勵', '日ごとの報酬'],
  },
  kind: 'child',
  parent: 'event_id',
  identity: ['day'],
  sections: {
    basics: common.basics({
      event_id: field.reference(['Login event', '登入活動', 'ログインイベント'], 'login-event-setting'),
      day: field.integer(['Day', '第幾天', '何日目'], [1, 31]),
      message: field.localizedText(['Message', '訊息', 'メッセージ'], 80, { optional: true }),
      voice: common.voice('sound', { perLanguage: true, optional: true }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      big: common.displayBig({ default: false }),
      vip_double_from: field.integer(
        ['Doubled from VIP level', 'VIP 雙倍等級', '2倍になるVIPレベル'],
        [1, 30],
        {
          optional: true,
          help: ['Empty: never doubled.', '留空則不加倍。', '空欄なら2倍になりません。'],
        },
      ),
      pass_rewards: paidTrack.rewards,
      mall_id: paidTrack.product,
    }),
  },
  rules: [
    ...ladderRules({ step: 'day', of: 'event_id', from: 1, until: { field: 'days', of: 'event_id' } }),
    { fields: ['pass_rewards', 'mall_id'], is: 'all_or_none' },
  ],
  display: { title: 'day' },
  fixed: { during: 'event_id', fields: ['rewards', 'vip_double_from', 'pass_rewards'] },
  list: {
    columns: ['event_id', 'day', 'rewards', 'pass_rewards', 'vip_double_from', 'big', 'message', 'status'],
    filters: ['big', 'mall_id', 'status'],
    sorts: ['day', 'vip_double_from'],
    sheet: {},
  },
});
