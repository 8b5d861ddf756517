import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { packageHead } from '../../field-sets/package-head.ts';
import { rewardRows, trackSteps } from '../../field-sets/reward-steps.ts';

const goalKind = enumOf('fund-goal', {
  user_level: ['Player level', '玩家等級', 'プレイヤーレベル', 'blue', ['級', 'Lv']],
  login_days: ['Login days', '登入天數', 'ログイン日数', 'green', '登'],
  chapter: ['Chapter', '章節', '章', 'orange', '章'],
  tower_floor: ['Tower floor', '塔層', '塔の階', 'purple', ['層', '階']],
});

const head = packageHead({ productTypes: ['fund'] });
const track = trackSteps({
  counts: ['Required value', '達成數值', '達成値'],
  max: 999_999_999,
  steps: [1, 100],
});

/**
 * Players pay once and get more back as they go on; steps of a buyer stay claimable after the sale. What
 * comes back in all is a sum over the steps, so that it is not stored beside them.
 */
export const fundSetting = defineModule({
  key: 'fund-setting',
  family: 'topup-purchase',
  titles: { title: ['Funds', '基金設定', 'ファンド設定'], record: ['Fund', '基金', 'ファンド'] },
  identity: ['fund_id'],
  sections: {
    basics: common.basics({
      fund_id: field.id(['Fund ID', '基金編號', 'ファンドID']),
      ...head.sold,
      buy_deadline_days: field.integer(
        ['Days to buy after registration', '註冊後可購天數', '登録後の購入期限'],
        [1, 3650],
        {
          optional: true,
          unit: 'days',
          help: [
            'Days since the account was created. Empty: always.',
            '自帳號建立日起算；留空表示不限。',
            'アカウント作成からの日数です。空欄なら無期限です。',
          ],
        },
      ),
    }),
    progress: section(['Progress', '進度', '進行度'], {
      goal_kind: field.enum(['Based on', '計算項目', '集計対象'], goalKind, {
        default: 'user_level',
      }),
      ...track.fields,
    }),
    everybody: section(['For all players', '全服獎勵', '全員への報酬'], {
      server_buyers_rewards: field.rows(
        ['Server purchase rewards', '全服購買人數獎勵', 'サーバー購入者数の報酬'],
        20,
        {
          optional: true,
          ...rewardRows({ buyers: field.integer(['Buyers', '購買人數', '購入者数'], [1, 9_999_999]) }),
        },
      ),
    }),
  },
  rules: [
    ...head.nameRules,
    ...head.productRules,
    ...track.rules,
    { field: 'buyers', along: 'server_buyers_rewards', is: 'rising' },
  ],
  list: {
    columns: ['fund_id', 'name', 'mall_id', 'goal_kind', 'steps', 'timeslot', 'status'],
    filters: ['mall_id', 'goal_kind', 'buy_deadline_days', 'status'],
    sorts: ['fund_id', 'name'],
  },
});
