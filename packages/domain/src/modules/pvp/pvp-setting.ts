import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { countPrices } from '../../field-sets/count-prices.ts';

const prices = countPrices('attempt_buy_costs');
const MOST_SCORE = 999;
const HUNDREDFOLD = 1_000_000;

/**
 * The rules of the arena. The weekday on which weeks are settled is set here once, not in every
 * weekly reward.
 */
export const pvpSetting = defineModule({
  key: 'pvp-setting',
  family: 'pvp',
  titles: {
    title: ['PvP rules', '競技場規則', 'アリーナ設定'],
    record: ['PvP rules', '競技場規則', 'アリーナ設定'],
  },
  kind: 'singleton',
  sections: {
    season: section(['Season', '賽季', 'シーズン'], {
      season_start: field.dateTime(['First season start', '首個賽季開始', '最初のシーズンの開始']),
      season_days: field.integer(['Season length', '賽季天數', 'シーズンの日数'], [1, 60], {
        unit: 'days',
        help: [
          'Changes take effect from the next season.',
          '變更自下個賽季起生效。',
          '変更は次のシーズンから有効です。',
        ],
      }),
      settle_hour: common.settleHour(),
      settle_weekday: common.settleWeekday(),
    }),
    attempts: section(['Attempts', '挑戰次數', '挑戦回数'], {
      daily_free_attempts: field.integer(
        ['Free attempts per day', '每日免費次數', '1日の無料回数'],
        [1, 50],
        {
          default: 5,
        },
      ),
      attempt_buy_costs: field.rows(
        ['Attempt price', '購買挑戰次數價格', '挑戦回数の購入価格'],
        [1, 20],
        prices.rows,
      ),
      refresh_cost: field.costs(['Opponent refresh cost', '更換對手消耗', '対戦相手の更新コスト'], [1, 1], {
        optional: true,
        help: ['Empty: free.', '留空表示免費。', '空欄なら無料です。'],
      }),
    }),
    matching: section(['Matching', '配對', 'マッチング'], {
      opponent_count: field.integer(['Opponents shown', '可選對手數', '対戦相手の候補'], [1, 10], {
        default: 3,
      }),
      match_range_bp: field.rows(['Opponent strength', '對手強度', '相手の強さ'], [1, 10], {
        uniqueBy: 'attempt',
        help: [
          'Percentage of the player’s own score. Each search without a result uses a wider range.',
          '相對於玩家自身積分；前次搜尋無對手時放寬。',
          '自分のスコアに対する割合。相手が見つからなければ広げます。',
        ],
        fields: {
          attempt: field.integer(['Search no.', '搜尋次序', '検索順'], [1, 10]),
          low_bp: field.integer(['From', '下限', '下限'], [0, HUNDREDFOLD], { unit: 'bp' }),
          high_bp: field.integer(['To', '上限', '上限'], [0, HUNDREDFOLD], { unit: 'bp' }),
        },
      }),
      protect_minutes: field.integer(['Protection after defeat', '戰敗保護', '敗北後の保護'], [0, 1440], {
        unit: 'minutes',
        default: 0,
      }),
    }),
    fight: section(['Battles and scores', '對戰與積分', '対戦とスコア'], {
      time_limit_sec: field.duration(['Time limit', '時間限制', '制限時間'], [30, 600]),
      god_allowed: common.godsAllowed(),
      score_win: field.integer(['Score for a victory', '勝利積分', '勝利スコア'], [1, MOST_SCORE], {
        unit: 'points',
      }),
      score_lose: field.integer(['Score for a defeat', '戰敗積分', '敗北スコア'], [-MOST_SCORE, 0], {
        unit: 'points',
      }),
      defence_score: field.integer(
        ['Score for a successful defence', '防守成功積分', '防衛成功スコア'],
        [-MOST_SCORE, MOST_SCORE],
        {
          unit: 'points',
        },
      ),
    }),
  },
  rules: [
    ...prices.rules,
    { field: 'attempt', along: 'match_range_bp', is: 'contiguous', from: 1 },
    { field: 'match_range_bp.high_bp', is: 'at_least', than: { field: 'low_bp' } },
    { field: 'score_win', is: 'at_least', than: { productOf: [{ field: 'score_lose' }, -1] } },
    { field: 'defence_score', is: 'at_most', than: { field: 'score_win' } },
  ],
});
