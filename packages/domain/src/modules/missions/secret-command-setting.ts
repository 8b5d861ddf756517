import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { levelCurve } from '../../field-sets/level-curve.ts';

const curve = levelCurve({ of: 'season_no' });

const sameInSeason = (different: string) =>
  ({ countOf: { groupBy: 'season_no' }, different, is: 'same', as: 1 }) as const;

/**
 * The season pass of the older kind: a record for each level of each season. Levels are gained by
 * missions, rewards on two tracks; what is not claimed at the end of the season comes by mail.
 */
export const secretCommandSetting = defineModule({
  key: 'secret-command-setting',
  family: 'missions',
  titles: {
    title: ['Secret command v1', '密令', 'シークレット指令'],
    record: ['Secret command level', '密令等級', '指令レベル'],
  },
  synonyms: ['Battle pass', 'Season pass', '通行證', '戰令', 'バトルパス', 'シーズンパス'],
  sections: {
    basics: common.basics({
      id: common.id(),
      season_no: field.integer(['Season', '賽季', 'シーズン'], [1, 999]),
      ...curve.fields,
      title: common.title(40),
      level_cost: field.costs(['Level price', '購買等級的價格', 'レベルの購入価格'], [1, 1], {
        optional: true,
        help: [
          'Players can buy this level directly.',
          '玩家可直接付費取得此等級。',
          'このレベルを購入で獲得するときの価格です。',
        ],
      }),
    }),
    season: section(['Season', '賽季', 'シーズン'], {
      mall_id: common.product({
        help: [
          'Unlocks the paid rewards. Product and period must be the same for the whole season.',
          '用於開啟付費獎勵；同一賽季的商品與期間須一致。',
          '有料報酬を開放する商品です。期間と同じく、シーズン全体で統一します。',
        ],
      }),
      timeslot: common.openTime({ types: ['limited_period'] }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      free_rewards: field.rewards(['Free rewards', '免費獎勵', '無料の報酬'], [], { optional: true }),
      paid_rewards: field.rewards(['Paid rewards', '付費獎勵', '有料の報酬'], [], { optional: true }),
    }),
  },
  rules: [
    ...curve.rules,
    { fields: ['free_rewards', 'paid_rewards'], is: 'at_least_one' },
    sameInSeason('mall_id'),
    sameInSeason('timeslot'),
    { countOf: { shownIn: 'timeslot' }, different: 'season_no', is: 'at_most', than: 1 },
  ],
  fixed: {
    during: 'timeslot',
    fields: ['season_no', 'level', 'exp_to_next', 'level_cost', 'mall_id', 'free_rewards', 'paid_rewards'],
  },
  list: {
    columns: ['id', 'season_no', 'level', 'title', 'exp_to_next', 'free_rewards', 'paid_rewards', 'status'],
    filters: ['season_no', 'level', 'mall_id', 'status'],
    sorts: ['id', 'level', 'exp_to_next'],
    sheet: { groupBy: 'season_no' },
  },
});
