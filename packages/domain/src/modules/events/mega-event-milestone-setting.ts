import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rewardRecords } from '../../field-sets/reward-records.ts';

const scope = enumOf('mega-event-scope', {
  personal: ['Personal', '個人', '個人', 'blue', '個'],
  guild: ['Guild', '公會', 'ギルド', 'green', ['會', 'ギ']],
  server: ['All players', '全伺服器', '全員', 'gold', '全'],
});

const ladder = rewardRecords({
  of: ['event_id', 'scope'],
  counts: ['Points', '積分', 'ポイント'],
  max: 999_999_999,
});

/** Rewards for the points that one player, a guild or all players together collect. */
export const megaEventMilestoneSetting = defineModule({
  key: 'mega-event-milestone-setting',
  family: 'events',
  titles: {
    title: ['Mega event milestones', '大型活動里程碑', 'メガイベント到達報酬'],
    record: ['Milestone', '里程碑', '到達報酬'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    milestone: section(['Milestone', '里程碑', '到達点'], {
      event_id: field.reference(['Mega event', '大型活動', 'メガイベント'], 'mega-event-setting'),
      id: common.id(),
      scope: field.enum(['Scope', '累積範圍', '集計範囲'], scope, { default: 'personal' }),
      threshold: ladder.fields.threshold,
      min_personal: field.integer(
        ['Own points required', '個人最低積分', '必要な個人ポイント'],
        [0, 9_999_999],
        {
          unit: 'points',
          showWhen: { field: 'scope', in: ['guild', 'server'] },
        },
      ),
    }),
    reward: section(['Reward', '獎勵', '報酬'], {
      rewards: ladder.fields.rewards,
      claim: common.claim(),
      ...ladder.big,
    }),
  },
  rules: ladder.rules,
  fixed: { during: 'event_id', fields: ['scope', 'threshold', 'min_personal', 'rewards', 'claim'] },
  display: { title: 'scope' },
  list: {
    columns: [
      'event_id',
      'id',
      'scope',
      'threshold',
      'min_personal',
      'rewards',
      'claim',
      'display_big',
      'status',
    ],
    filters: ['scope', 'claim', 'display_big', 'status'],
    sorts: ['id', 'threshold'],
    sheet: { groupBy: 'scope' },
  },
});
