import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import type { Expression } from '../../core/demand-parameters.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';
import { missionGoal } from '../../field-sets/mission-list.ts';

const EXP = [1, 9_999_999] as const;
const DAYS = { field: 'days', of: 'timeslot' } as const;
const WEEKS_PER_DAY = 1 / 7;

const expOf = (reset: string) =>
  ({ sumOf: 'exp', in: 'missions', where: { field: 'reset', in: [reset] } }) as const;

/** What a player can earn in the season who does every mission as often as it comes back. */
const OBTAINABLE: Expression = {
  totalOf: [
    expOf('none'),
    { productOf: [expOf('daily'), DAYS] },
    { productOf: [expOf('weekly'), DAYS, WEEKS_PER_DAY] },
  ],
};

/**
 * The season pass: a record for each season with its missions, its levels and three tracks of rewards.
 * Levels say the EXP that they take in all, so that a row can be read without those before it.
 */
export const secretCommandSettingV2 = defineModule({
  key: 'secret-command-setting-v2',
  family: 'missions',
  titles: {
    title: ['Secret command v2', '密令 v2', 'シークレット指令 v2'],
    record: ['Season', '密令賽季', '指令シーズン'],
  },
  synonyms: ['Battle pass', 'Season pass', '通行證', '戰令', 'バトルパス', 'シーズンパス'],
  identity: ['season_id'],
  sections: {
    basics: common.basics({
      season_id: field.id(['Season ID', '賽季編號', 'シーズンID']),
      name: common.name(40),
      timeslot: common.openTime({ types: ['limited_period'] }),
      featured_pet_id: field.reference(['Featured pet', '主打寵物', '目玉のペット'], 'pet-setting', {
        optional: true,
      }),
    }),
    sale: section(['Sale', '販售', '販売'], {
      paid_mall_id: field.reference(['Paid track product', '付費商品', '有料枠の商品'], 'mall-setting'),
      premium_mall_id: field.reference(
        ['Premium track product', '高級商品', 'プレミアム枠の商品'],
        'mall-setting',
        {
          optional: true,
          help: [
            'Must cost more than the paid track, which it includes.',
            '價格高於付費商品，並包含其內容。',
            '有料枠を含み、それより高い商品です。',
          ],
        },
      ),
      level_cost: field.costs(['Level price', '購買一級的價格', '1レベルの価格'], [1, 1], { optional: true }),
    }),
    missions: section(['Missions', '任務', 'ミッション'], {
      missions: field.rows(['Missions', '任務', 'ミッション'], [1, 60], {
        fields: {
          goal: missionGoal(),
          exp: field.integer(['EXP', '經驗', '経験値'], EXP, { unit: 'points' }),
          reset: common.reset(),
        },
      }),
      weekly_exp_cap: field.integer(['Weekly EXP cap', '每週經驗上限', '週の経験値上限'], [0, EXP[1]], {
        default: 0,
        unit: 'points',
        zero: NO_LIMIT,
      }),
      catch_up_bp: field.integer(['Catch-up bonus', '追趕加成', '追い上げボーナス'], [0, 10_000], {
        optional: true,
        unit: 'bp',
        help: [
          'Extra EXP for players who are behind, until they catch up.',
          '落後的玩家追上進度前的額外經驗。',
          '追いつくまで上乗せされる経験値です。',
        ],
      }),
    }),
    levels: section(['Levels', '等級', 'レベル'], {
      levels: field.rows(['Levels', '等級', 'レベル'], [1, 200], {
        uniqueBy: 'level',
        fields: {
          level: common.level([1, 200]),
          exp: field.integer(['Total EXP', '累積經驗', '累計経験値'], EXP, { unit: 'points' }),
          free_rewards: field.rewards(['Free rewards', '免費獎勵', '無料の報酬'], [], { optional: true }),
          paid_rewards: field.rewards(['Paid rewards', '付費獎勵', '有料の報酬'], [], { optional: true }),
          premium_rewards: field.rewards(['Premium rewards', '高級獎勵', 'プレミアムの報酬'], [], {
            optional: true,
          }),
        },
      }),
      after_last: field.group(['After the last level', '滿級之後', '最終レベルの後'], {
        optional: true,
        fields: {
          exp: field.integer(['EXP per reward', '每份獎勵所需經驗', '報酬1回分の経験値'], EXP, {
            unit: 'points',
          }),
          rewards: common.rewards([]),
        },
      }),
    }),
    presentation: common.presentation({
      banner: common.bannerPicture(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { countOf: { shownIn: 'timeslot' }, is: 'at_most', than: 1 },
    { rule: 'apart_from', field: 'timeslot', module: 'secret-command-setting', at: 'timeslot' },
    {
      field: 'release_at',
      of: 'featured_pet_id',
      is: 'at_most',
      than: { field: 'start', of: 'timeslot' },
    },
    { field: 'level', along: 'levels', is: 'contiguous', from: 1 },
    { field: 'exp', along: 'levels', is: 'rising' },
    { field: 'levels.exp', is: 'at_most', than: OBTAINABLE },
    { fields: ['levels.free_rewards', 'paid_rewards', 'premium_rewards'], is: 'at_least_one' },
  ],
  fixed: {
    during: 'timeslot',
    fields: [
      'paid_mall_id',
      'premium_mall_id',
      'level_cost',
      'missions',
      'weekly_exp_cap',
      'catch_up_bp',
      'levels',
      'after_last',
    ],
  },
  list: {
    columns: ['season_id', 'name', 'timeslot', 'paid_mall_id', 'featured_pet_id', 'status'],
    filters: ['paid_mall_id', 'premium_mall_id', 'featured_pet_id', 'status'],
    sorts: ['season_id', 'name'],
  },
});
