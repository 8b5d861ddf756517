import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { missionList } from '../../field-sets/mission-list.ts';
import { paidTrack } from '../../field-sets/paid-track.ts';

const unlock = enumOf('growth-mission-unlock', {
  prev_level: ['Previous level completed', '完成前一級', '前のレベル達成', 'neutral', ['前', '前']],
  user_level: ['Player level', '玩家等級', 'プレイヤーレベル', 'blue', ['級', 'Lv']],
  day: ['Account age in days', '創立帳號天數', '開始からの日数', 'green', '日'],
});

const list = missionList({ max: 20 });

/** A level of the growth missions, which lead new players through the game: what it asks, what it gives. */
export const growthMissionSetting = defineModule({
  key: 'growth-mission-setting',
  family: 'missions',
  titles: {
    title: ['Achievement growth missions', '成就成長任務', '成長ミッション'],
    record: ['Growth mission level', '成長任務等級', '成長ミッションレベル'],
  },
  synonyms: ['Achievement', '実績'],
  identity: ['level'],
  sections: {
    basics: common.basics({
      level: common.level([1, 999]),
      name: common.name(40),
      icon: common.icon('mission/default.svg'),
      unlock: field.enum(['Unlocked by', '開啟方式', '開放条件'], unlock, { default: 'prev_level' }),
      unlock_value: field.integer(['Level or day', '等級或天數', 'レベル・日数'], [1, 999], {
        showWhen: { field: 'unlock', in: ['user_level', 'day'] },
      }),
    }),
    missions: section(['Missions', '任務', 'ミッション'], list.fields),
    rewards: section(['Completion reward', '完成獎勵', '達成報酬'], {
      rewards: common.rewards([], {
        help: [
          'For players who completed every mission of the level.',
          '完成此等級全部任務後獲得。',
          'このレベルのミッションをすべて達成すると手に入ります。',
        ],
      }),
      paid_rewards: paidTrack.rewards,
      mall_id: paidTrack.product,
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['paid_rewards', 'mall_id'], is: 'all_or_none' },
    ...list.rules,
  ],
  list: {
    columns: ['level', 'name', 'unlock', 'unlock_value', 'missions', 'rewards', 'paid_rewards', 'status'],
    filters: ['unlock', 'mall_id', 'status'],
    sorts: ['level', 'name', 'unlock_value'],
  },
});
