import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { LINEUP_PLACES } from '../../field-sets/lineup-fields.ts';
import { countPrices } from '../../field-sets/count-prices.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';

const prices = countPrices('attempt_buy_costs');
const MOST_SCORE = 999;
/** One team must be seen. */
const MOST_HIDDEN = 2;

/**
 * The rules of the 3v3 arena. Three teams, of which two must win, are part of the game and not a
 * setting. The weekday on which weeks are settled is set here once.
 */
export const threeOnThreeSetting = defineModule({
  key: '3v3-setting',
  family: 'pvp-3v3',
  titles: { title: ['3v3 rules', '3v3 設定', '3v3設定'], record: ['3v3 rules', '3v3 設定', '3v3設定'] },
  kind: 'singleton',
  sections: {
    quarter: section(['Quarter', '賽季', 'シーズン'], {
      quarter_days: field.integer(['Quarter length', '賽季天數', 'シーズンの日数'], [7, 120], {
        unit: 'days',
        help: [
          'Changes take effect from the next quarter.',
          '變更自下一季起生效。',
          '変更は次のシーズンから有効です。',
        ],
      }),
      settle_hour: common.settleHour(),
      settle_weekday: common.settleWeekday(),
      open_conds: common.openConditions(),
    }),
    teams: section(['Teams', '隊伍', 'チーム'], {
      pets_per_team: field.integer(['Pets per team', '每隊寵物數', '1チームのペット数'], [1, LINEUP_PLACES]),
      god_per_team: field.integer(['Gods per team', '每隊神明數', '1チームの神の数'], [0, 1], {
        default: 1,
      }),
      same_pet_once: field.boolean(
        ['Each pet in one team only', '同一寵物限一隊', '同じペットは1チームのみ'],
        {
          default: true,
        },
      ),
      hide_team_count: field.integer(
        ['Teams hidden from attackers', '對攻方隱藏的隊伍', '攻撃側に隠すチーム'],
        [0, MOST_HIDDEN],
        {
          default: 1,
        },
      ),
    }),
    attempts: section(['Attempts', '挑戰次數', '挑戦回数'], {
      daily_free_attempts: field.integer(
        ['Free attempts per day', '每日免費次數', '1日の無料回数'],
        [0, 50],
        {
          default: 5,
        },
      ),
      attempt_buy_costs: field.rows(
        ['Attempt price', '購買挑戰次數價格', '挑戦回数の購入価格'],
        [1, 20],
        prices.rows,
      ),
    }),
    fight: section(['Fight and score', '對戰與積分', '対戦とスコア'], {
      time_limit_sec: field.duration(['Battle time limit', '單場時間限制', '1戦の制限時間'], [30, 300]),
      score_win: field.integer(['Score for a victory', '勝利積分', '勝利スコア'], [1, MOST_SCORE], {
        unit: 'points',
      }),
      score_lose: field.integer(['Score for a defeat', '戰敗積分', '敗北スコア'], [-MOST_SCORE, 0], {
        unit: 'points',
      }),
    }),
  },
  rules: [...prices.rules, openWhenUnlocked('3v3', 'open_conds')],
});
