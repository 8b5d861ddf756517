import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { missionList } from '../../field-sets/mission-list.ts';

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
      paid_rewards: field.rewards(['Paid', '付費獎勵', '有料の報酬'], [], { optional: true }),
      mall_id: common.product({
        optional: true,
        help: [
          'Unlocks the paid rewards. Fill both or neither.',
          '用於開啟付費獎勵；兩者須同時填寫或留空。',
          '有料報酬を開放する商品です。両方を入れるか、両方を空にします。',
        ],
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['paid_rewards', 'mall_id'], is: 'all_or_none' },
    ...list.rules,
  ],
  list: {
    columns: ['level', 'name', 'unlock', 'unlock_value', 'rewards', 'paid_rewards', 'mall_id', 'status'],
    filters: ['unlock', 'mall_id', 'status'],
    sorts: ['level', 'name', 'unlock_value'],
  },
});
