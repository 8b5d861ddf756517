import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead, eventId } from '../../field-sets/event-head.ts';
import { missionList } from '../../field-sets/mission-list.ts';
import { rewardRows } from '../../field-sets/reward-steps.ts';

const audience = enumOf('growth-event-audience', {
  new: ['New players', '新玩家', '新規プレイヤー', 'green', '新'],
  return: ['Returning players', '回歸玩家', '復帰プレイヤー', 'cyan', ['歸', '帰']],
  all: ['All players', '所有玩家', '全プレイヤー', 'blue', '全'],
});

const startRule = enumOf('growth-event-start', {
  register_day: ['On registration', '註冊日', '登録日', 'green', ['註', '登']],
  trigger: ['When triggered', '觸發時', '条件成立時', 'purple', ['觸', '条']],
  fixed: ['Event start', '活動開始', 'イベント開始', 'orange', ['活', '催']],
});

const MOST_DAYS = 60;
const head = eventHead({ types: ['always_open', 'limited_period', 'event_trigger'] });
const list = missionList({ max: 10, inRows: 'stages' });

/** Missions day by day that help new or returning players along, with rewards for their points. */
export const growthEventSetting = defineModule({
  key: 'growth-event-setting',
  family: 'events',
  titles: {
    title: ['Growth events', '成長活動', '成長イベント'],
    record: ['Growth event', '成長活動', '成長イベント'],
  },
  identity: ['event_id'],
  sections: {
    basics: common.basics({
      event_id: eventId(),
      name: head.basics.name,
      audience: field.enum(['Target players', '對象玩家', '対象'], audience, { default: 'new' }),
      start_rule: field.enum(['Start', '開始時點', '開始'], startRule, { default: 'register_day' }),
      days: field.integer(['Days', '天數', '日数'], [1, MOST_DAYS], { unit: 'days', default: 7 }),
      ...head.open,
      featured_pet_id: common.pet({ optional: true }),
    }),
    missions: section(['Missions by day', '每日任務', '日ごとのミッション'], {
      stages: field.rows(['Days', '天數', '日程'], [1, MOST_DAYS], {
        uniqueBy: 'day',
        fields: {
          day: field.integer(['Day', '第幾天', '何日目'], [1, MOST_DAYS]),
          ...list.fields,
        },
      }),
    }),
    points: section(['Points', '積分', 'ポイント'], {
      point_per_mission: field.integer(
        ['Points per mission', '每個任務積分', 'ミッション1件のポイント'],
        [1, 100],
        {
          unit: 'points',
          default: 10,
        },
      ),
      point_rewards: field.rows(
        ['Point rewards', '積分獎勵', 'ポイント報酬'],
        [1, 20],
        rewardRows({
          points: field.integer(['Points', '積分', 'ポイント'], [1, 99_999], { unit: 'points' }),
        }),
      ),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    { field: 'day', along: 'stages', is: 'contiguous', from: 1, until: { field: 'days' } },
    ...list.rules,
    { field: 'points', along: 'point_rewards', is: 'rising' },
    {
      field: 'point_rewards.points',
      is: 'at_most',
      than: { productOf: [{ countOf: 'stages.missions' }, { field: 'point_per_mission' }] },
    },
    {
      field: 'type',
      of: 'timeslot',
      is: 'one_of',
      values: ['limited_period'],
      when: { field: 'start_rule', in: ['fixed'] },
    },
  ],
  fixed: {
    during: 'timeslot',
    fields: ['start_rule', 'days', 'stages', 'point_per_mission', 'point_rewards'],
  },
  list: {
    columns: ['event_id', 'name', 'audience', 'start_rule', 'days', 'point_rewards', 'timeslot', 'status'],
    filters: ['audience', 'start_rule', 'featured_pet_id', 'status'],
    sorts: ['event_id', 'name', 'days'],
  },
});
