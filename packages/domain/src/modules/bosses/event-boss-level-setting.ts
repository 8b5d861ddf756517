import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { difficulty } from '../../enums/difficulty.ts';
import { bossLevels } from '../../field-sets/boss-fields.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';

const levels = bossLevels({ of: 'event_id', notFalling: ['point'] });

/** One level of an event boss: what a fight costs and gives. */
export const eventBossLevelSetting = defineModule({
  key: 'event-boss-level-setting',
  family: 'bosses',
  titles: {
    title: ['Event boss levels', '活動首領等級', 'イベントボスレベル'],
    record: ['Level', '等級', 'レベル'],
  },
  kind: 'child',
  parent: 'event_id',
  identity: ['level'],
  sections: {
    basics: common.basics({
      event_id: field.reference(['Event boss', '活動首領', 'イベントボス'], 'event-boss-setting'),
      ...levels.fields,
      difficulty: common.difficulty(difficulty, { default: 'normal' }),
      ticket_cost: field.integer(['Tickets per fight', '每場票券', '1戦のチケット'], [1, 10], { default: 1 }),
    }),
    reward: section(['Points and rewards', '積分與獎勵', 'ポイントと報酬'], {
      point: field.integer(['Points', '積分', 'ポイント'], [1, 9_999_999], { unit: 'points' }),
      first_rewards: field.rewards(['First-clear reward', '首次通關獎勵', '初回報酬'], []),
      ...dropTableFields,
    }),
  },
  rules: [...levels.rules, ...dropTableRules],
  display: { title: 'level' },
  fixed: {
    during: 'event_id',
    fields: [
      'battle_id',
      'hp',
      'unlock_prev',
      'difficulty',
      'ticket_cost',
      'point',
      'first_rewards',
      'drop_mode',
      'drop_rolls',
      'rated_drops',
      'weighted_drops',
      'grouped_drops',
    ],
  },
  list: {
    columns: [
      'event_id',
      'level',
      'difficulty',
      'battle_id',
      'hp',
      'recommended_power',
      'ticket_cost',
      'point',
      'first_rewards',
      'status',
    ],
    filters: ['difficulty', 'battle_id', 'drop_mode', 'status'],
    sorts: ['level', 'hp', 'recommended_power', 'point'],
    sheet: {},
  },
});
