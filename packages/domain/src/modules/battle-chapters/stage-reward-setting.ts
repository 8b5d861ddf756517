import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { difficulty } from '../../enums/difficulty.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { missionGoal } from '../../field-sets/mission-list.ts';

const scope = enumOf('stage-reward-scope', {
  chapter: ['One chapter', '單一章節', '1つの章', 'blue', '章'],
  difficulty: ['Difficulty', '難度', '難易度', 'orange', ['難', '難']],
  daily_dungeon: ['Daily dungeons', '每日副本', 'デイリーダンジョン', 'green', '日'],
  weekly: ['Week', '每週', '1週間', 'cyan', '週'],
});

const STARS_PER_BATTLE = 3;

/** What players get on the way: for stars, first clears and clears of a chapter, a difficulty, a week. */
export const stageRewardSetting = defineModule({
  key: 'stage-reward-setting',
  family: 'battle-chapters',
  titles: {
    title: ['Stage rewards', '關卡獎勵', 'ステージ報酬'],
    record: ['Stage reward', '關卡獎勵', 'ステージ報酬'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      scope: field.enum(['Scope', '範圍', '範囲'], scope, { default: 'chapter' }),
      chapter_id: field.reference(['Chapter', '章節', '章'], 'chapter-setting', {
        showWhen: { field: 'scope', in: ['chapter'] },
      }),
      difficulty: common.difficulty(difficulty, {
        optional: true,
        help: ['Empty: all difficulties.', '留空表示全部難度。', '空欄ならすべてです。'],
      }),
      timeslot: common.openTime(),
    }),
    goal: section(['Goal', '目標', '目標'], {
      goal: missionGoal(),
      threshold: common.requiredValue([1, 99_999], {
        help: [
          'Each battle of a chapter gives three stars.',
          '章節內每場戰鬥三顆星。',
          '章では1バトルにつき星3つです。',
        ],
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      claim: common.claim(),
      reset: common.reset(),
    }),
  },
  rules: [
    { fields: ['scope', 'chapter_id', 'difficulty', 'threshold'], is: 'unique', blanks: true },
    {
      field: 'threshold',
      is: 'at_most',
      than: { productOf: [{ field: 'battles', of: 'chapter_id' }, STARS_PER_BATTLE] },
      when: { field: 'goal.action', in: ['collect_stars'] },
    },
    { field: 'difficulty', is: 'required', when: { field: 'scope', in: ['difficulty'] } },
    { field: 'reset', is: 'one_of', values: ['weekly'], when: { field: 'scope', in: ['weekly'] } },
  ],
  display: { title: 'scope', namedAfter: ['chapter_id'] },
  list: {
    columns: ['id', 'scope', 'difficulty', 'goal', 'threshold', 'rewards', 'reset', 'status'],
    filters: ['scope', 'chapter_id', 'difficulty', 'claim', 'reset', 'status'],
    sorts: ['id', 'threshold'],
  },
});
