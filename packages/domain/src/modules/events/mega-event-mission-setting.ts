import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { missionRecords } from '../../field-sets/mission-records.ts';

const reset = enumOf('mega-event-reset', {
  none: ['Never', '不重置', 'なし', 'neutral', ['無', 'な']],
  daily: ['Every day', '每日', '毎日', 'green', '日'],
  phase: ['Every phase', '每個階段', '各フェーズ', 'blue', ['階', '段']],
});

const mission = missionRecords({ of: 'event_id', resets: reset });

/** A mission of a mega event, which gives points, rewards or both. */
export const megaEventMissionSetting = defineModule({
  key: 'mega-event-mission-setting',
  family: 'events',
  titles: {
    title: ['Mega event missions', '大型活動任務', 'メガイベントミッション'],
    record: ['Mission', '任務', 'ミッション'],
  },
  kind: 'child',
  parent: 'event_id',
  identity: ['mission_id'],
  sections: {
    mission: section(['Mission', '任務', 'ミッション'], {
      event_id: field.reference(['Mega event', '大型活動', 'メガイベント'], 'mega-event-setting'),
      mission_id: field.id(['Mission ID', '任務編號', 'ミッションID']),
      phase: field.integer(['Phase', '階段', 'フェーズ'], [1, 10], { default: 1 }),
      ...mission.fields,
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      points: field.integer(['Points', '積分', 'ポイント'], [1, 100_000], { unit: 'points', optional: true }),
      rewards: common.rewards([], { optional: true }),
    }),
    button: section(['Button', '按鈕', 'ボタン'], mission.button),
  },
  rules: [
    ...mission.rules,
    { field: 'phase', is: 'at_most', than: { field: 'phases', of: 'event_id' } },
    { fields: ['points', 'rewards'], is: 'at_least_one' },
  ],
  fixed: { during: 'event_id', fields: ['phase', 'goal', 'reset', 'points', 'rewards'] },
  list: {
    columns: [
      'event_id',
      'mission_id',
      'description',
      'phase',
      'goal',
      'points',
      'rewards',
      'reset',
      'status',
    ],
    filters: ['phase', 'reset', 'status'],
    sorts: ['mission_id', 'order', 'points'],
    sheet: { groupBy: 'phase' },
  },
});
