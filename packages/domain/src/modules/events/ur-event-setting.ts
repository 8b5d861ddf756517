import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead, eventId } from '../../field-sets/event-head.ts';

const goalKind = enumOf('ur-event-goal', {
  spirit: ['Spirits', '魂', 'ソウル', 'purple', '魂'],
  point: ['Points', '積分', 'ポイント', 'blue', ['分', '点']],
  draw: ['Draws', '轉蛋次數', 'ガチャの回数', 'magenta', ['蛋', '引']],
  topup: ['Top-up points', '儲值點數', 'チャージポイント', 'gold', ['儲', '課']],
});

const HIGH_RARITIES = ['SSR', 'SSR_PLUS'];
const head = eventHead();

/** A way to a rare pet or god by collecting something until a goal is reached. */
export const urEventSetting = defineModule({
  key: 'ur-event-setting',
  family: 'events',
  titles: { title: ['UR events', 'UR 活動', 'URイベント'], record: ['UR event', 'UR 活動', 'URイベント'] },
  identity: ['event_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({ event_id: eventId(), ...head.basics, ...head.open }),
    featured: section(['Featured', '主打角色', 'ピックアップ'], {
      pet_id: common.pet({ optional: true }),
      god_id: common.god({
        optional: true,
        help: [
          'Choose a pet or a god: SSR or above, released when the event starts.',
          '寵物或神明擇一：須為 SSR 以上，且於活動開始時已登場。',
          'ペットか神のどちらか。SSR以上で、開始時に登場しているものです。',
        ],
      }),
    }),
    goal: section(['Goal', '目標', '目標'], {
      goal_kind: field.enum(['Collection target', '收集項目', '収集対象'], goalKind, { default: 'point' }),
      goal_total: field.integer(['Total needed', '目標總數', '必要な合計'], [1, 9_999_999]),
      free_daily_points: field.integer(
        ['Free points per day', '每日免費點數', '1日の無料ポイント'],
        [0, 99_999],
        {
          default: 0,
        },
      ),
      final_rewards: field.rewards(['Goal reward', '達成獎勵', '達成報酬'], [], {
        help: [
          'Must include the featured pet or god.',
          '必須包含主打的寵物或神明。',
          'ピックアップのペットか神を含めます。',
        ],
      }),
      per_user_limit: field.integer(['Times per player', '每人次數', '1人の回数'], [1, 5], { default: 1 }),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    { fields: ['pet_id', 'god_id'], is: 'exactly_one' },
    { field: 'rarity', of: 'pet_id', is: 'one_of', values: HIGH_RARITIES },
    { field: 'rarity', of: 'god_id', is: 'one_of', values: HIGH_RARITIES },
    { field: 'release_at', of: 'pet_id', is: 'at_most', than: { field: 'start', of: 'timeslot' } },
    { field: 'release_at', of: 'god_id', is: 'at_most', than: { field: 'start', of: 'timeslot' } },
    { field: 'pet_id', is: 'found_in', rows: { field: 'final_rewards' } },
    { field: 'god_id', is: 'found_in', rows: { field: 'final_rewards' } },
  ],
  fixed: {
    during: 'timeslot',
    fields: [
      'pet_id',
      'god_id',
      'goal_kind',
      'goal_total',
      'free_daily_points',
      'final_rewards',
      'per_user_limit',
    ],
  },
  list: {
    columns: ['event_id', 'name', 'pet_id', 'god_id', 'goal_kind', 'goal_total', 'timeslot', 'status'],
    filters: ['pet_id', 'god_id', 'goal_kind', 'status'],
    sorts: ['event_id', 'name', 'goal_total'],
  },
});
