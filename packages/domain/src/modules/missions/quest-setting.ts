import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';
import { missionGoal } from '../../field-sets/mission-list.ts';

const questCategory = enumOf('quest-category', {
  main: ['Main', '主線', 'メイン', 'gold', '主'],
  side: ['Side', '支線', 'サブ', 'blue', ['支', '副']],
  daily: ['Daily', '每日', 'デイリー', 'green', '日'],
  weekly: ['Weekly', '每週', 'ウィークリー', 'cyan', '週'],
  achievement: ['Achievement', '成就', '実績', 'purple', ['就', '績']],
  newbie: ['Beginner', '新手', '初心者', 'orange', ['新', '初']],
  event: ['Event', '活動', 'イベント', 'magenta', ['活', '催']],
});

const REPEATED = ['daily', 'weekly'];

/** A task for players and its rewards. */
export const questSetting = defineModule({
  key: 'quest-setting',
  family: 'missions',
  titles: { title: ['Quests', '任務', 'クエスト'], record: ['Quest', '任務', 'クエスト'] },
  identity: ['quest_id'],
  sections: {
    basics: common.basics({
      quest_id: field.id(['Quest ID', '任務編號', 'クエストID']),
      name: common.name(40),
      description: common.description(120, {
        help: [
          '{target} is replaced by the goal’s target.',
          '{target} 代表目標指定的對象。',
          '{target} は目標で選んだ対象に置き換わります。',
        ],
      }),
      category: common.category(questCategory),
      order: common.order([0, 9999]),
    }),
    goal: section(['Goal', '目標', '目標'], { goal: missionGoal() }),
    opening: section(['Opening', '開放', '開放'], {
      timeslot: common.openTime(),
      open_conds: common.openConditions({ optional: true }),
      pre_quest_id: field.reference(['Previous quest', '前置任務', '前提クエスト'], 'quest-setting', {
        optional: true,
        notSelf: true,
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      activity_point: field.integer(['Activity points', '活躍度', '活動ポイント'], [0, 200], {
        default: 0,
        showWhen: { field: 'category', in: REPEATED },
      }),
      auto_claim: field.boolean(['Claim automatically', '自動領取', '自動で受け取る'], { default: false }),
    }),
    button: section(['Button', '按鈕', 'ボタン'], { ...jumpFields }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { rule: 'no_cycle', field: 'pre_quest_id' },
    { field: 'pre_quest_id', is: 'empty', when: { field: 'category', in: REPEATED } },
    {
      field: 'type',
      of: 'timeslot',
      is: 'one_of',
      values: ['always_open'],
      when: { field: 'category', in: ['achievement'] },
    },
    ...jumpRules({ shown: 'timeslot' }),
  ],
  list: {
    columns: ['quest_id', 'name', 'category', 'goal', 'rewards', 'activity_point', 'order', 'status'],
    filters: ['category', 'pre_quest_id', 'auto_claim', 'status'],
    sorts: ['quest_id', 'name', 'order'],
  },
  search: ['name', 'description'],
});
