import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { pvpClass } from '../../enums/pvp-class.ts';
import { powerRange } from '../../field-sets/bot-power.ts';
import { common } from '../../field-sets/common-fields.ts';

const SCORE = [0, 999_999] as const;
/** The highest class may be left out of a game; the others may not. */
const NEEDED = ['D', 'C', 'B', 'A'];
const FROM_THE_LOWEST = { orderBy: 'pvp_class' } as const;

/** A class of the arena and the scores that belong to it: D, C, B, A and S, from the lowest to the highest. */
export const pvpClassSetting = defineModule({
  key: 'pvp-class-setting',
  family: 'pvp',
  titles: {
    title: ['PvP classes', '競技場階級', 'アリーナクラス'],
    record: ['PvP class', '競技場階級', 'アリーナクラス'],
  },
  identity: ['pvp_class'],
  sections: {
    basics: common.basics({
      pvp_class: field.enum(['Class', '階級', 'クラス'], pvpClass),
      name: common.name(30),
      icon: common.icon('arena/default.svg'),
    }),
    scores: section(['Scores', '積分', 'スコア'], {
      score_from: field.integer(['Min score', '最低積分', '最低スコア'], SCORE, { unit: 'points' }),
      score_to: field.integer(['Max score', '最高積分', '最高スコア'], SCORE, {
        optional: true,
        unit: 'points',
        help: [
          'Can be empty for the highest class only.',
          '僅最高階級可留空。',
          '最上位クラスだけ空欄にできます。',
        ],
      }),
      season_reset_score: field.integer(
        ['Score at season start', '新賽季起始積分', '新シーズンの初期スコア'],
        SCORE,
        {
          unit: 'points',
          help: [
            'Must be a score of this class or a lower one.',
            '須為此階級或較低階級的積分。',
            'このクラス以下のスコアにします。',
          ],
        },
      ),
      demote: field.boolean(['Can be demoted', '可能降級', '降格あり'], { default: false }),
      class_cap: field.integer(['Max players', '人數上限', '人数上限'], [1, 100_000], { optional: true }),
    }),
    power: section(['Power', '戰力', '戦力'], powerRange.fields),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      promote_rewards: field.rewards(['Promotion reward', '晉級獎勵', '昇格報酬'], [], {
        optional: true,
        help: ['Once per season.', '每個賽季一次。', 'シーズンに一度だけです。'],
      }),
    }),
  },
  rules: [
    { field: 'pvp_class', along: {}, is: 'covers', values: NEEDED },
    { field: 'score_from', to: 'score_to', along: FROM_THE_LOWEST, is: 'contiguous', from: 0 },
    { field: 'score_to', is: 'greater', than: { field: 'score_from' } },
    { field: 'season_reset_score', is: 'at_most', than: { field: 'score_to' } },
    { field: 'class_cap', along: FROM_THE_LOWEST, is: 'filled_only', at: 'last' },
    { field: 'demote', is: 'empty', when: { field: 'pvp_class', in: ['D'] } },
    ...powerRange.rules,
  ],
  list: {
    columns: [
      'pvp_class',
      'name',
      'score_from',
      'score_to',
      'season_reset_score',
      'demote',
      'class_cap',
      'promote_rewards',
      'status',
    ],
    filters: ['demote', 'class_cap', 'status'],
    sorts: ['score_from'],
    sort: 'score_from',
    sheet: {},
  },
});
