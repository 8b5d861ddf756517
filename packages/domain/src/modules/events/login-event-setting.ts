import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead, eventId } from '../../field-sets/event-head.ts';

const loginKind = enumOf('login-event-kind', {
  cumulative: ['Total days', '累計登入', '累計', 'blue', ['累', '累']],
  consecutive: ['Days in a row', '連續登入', '連続', 'orange', ['連', '連']],
  calendar: ['Calendar', '月曆', 'カレンダー', 'green', ['曆', '暦']],
  weekday: ['Weekdays', '星期', '曜日', 'purple', ['星', '曜']],
});

const startRule = enumOf('login-event-start', {
  event_start: ['Event start', '活動開始', 'イベント開始'],
  first_login: ['First login', '首次登入', '初回ログイン'],
  register: ['Registration', '註冊', '登録'],
});

const DAYS_OF_A_WEEK = 7;
const head = eventHead({ types: ['always_open', 'limited_period', 'event_trigger'] });

/** Rewards for signing in, day by day. */
export const loginEventSetting = defineModule({
  key: 'login-event-setting',
  family: 'events',
  titles: {
    title: ['Login events', '登入活動', 'ログインイベント'],
    record: ['Login event', '登入活動', 'ログインイベント'],
  },
  synonyms: ['Check-in', 'Daily login', 'Login bonus', '簽到', '登入獎勵', 'ログインボーナス', 'ログボ'],
  identity: ['event_id'],
  createFirst: 'sign_in',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({
      event_id: eventId(),
      name: head.basics.name,
      kind: common.kind(loginKind, { default: 'cumulative' }),
      days: field.integer(['Days', '天數', '日数'], [1, 31], { unit: 'days', default: 7 }),
      character_id: field.reference(['Host', '主持寵物', '案内役'], 'pet-setting', { optional: true }),
    }),
    period: section(['Period', '期間', '期間'], {
      ...head.open,
      start_rule: field.enum(['Counted from', '起算時點', '起算日'], startRule, { default: 'event_start' }),
      grace_days: field.integer(['Late start (days)', '可延後開始天數', '遅れて開始できる日数'], [0, 30], {
        unit: 'days',
        default: 0,
      }),
      loop: field.boolean(['Repeat', '循環', '繰り返す'], {
        default: false,
        help: ['Only if always open.', '僅限永久開放。', '常時開放のときだけです。'],
      }),
    }),
    missed: section(['Missed days', '補簽', '未ログインの日'], {
      make_up_limit: field.integer(['Days that can be made up', '可補簽天數', '補える日数'], [0, 31], {
        default: 0,
      }),
      make_up_cost: field.costs(['Price per missed day', '補簽費用', '1日分の価格'], [1, 1], {
        optional: true,
      }),
    }),
    presentation: common.presentation({
      ...head.picture,
      popup: field.boolean(['Pop-up on login', '登入時彈出', 'ログイン時に表示'], { default: true }),
    }),
  },
  rules: [
    ...head.nameRules,
    { field: 'days', is: 'same', as: { countOf: { children: 'login-event-reward-setting' } } },
    { field: 'days', is: 'same', as: DAYS_OF_A_WEEK, when: { field: 'kind', in: ['weekday'] } },
    {
      field: 'days',
      of: 'timeslot',
      is: 'at_least',
      than: { field: 'days' },
      when: { field: 'kind', in: ['cumulative', 'consecutive'] },
    },
    { field: 'make_up_cost', is: 'required', when: { field: 'make_up_limit', above: 0 } },
    {
      field: 'type',
      of: 'timeslot',
      is: 'one_of',
      values: ['always_open'],
      when: { field: 'loop', in: [true] },
    },
  ],
  fixed: {
    during: 'timeslot',
    fields: ['kind', 'days', 'start_rule', 'grace_days', 'loop', 'make_up_limit', 'make_up_cost'],
  },
  list: {
    columns: ['event_id', 'name', 'kind', 'days', 'start_rule', 'make_up_limit', 'timeslot', 'status'],
    filters: ['kind', 'start_rule', 'loop', 'status'],
    sorts: ['event_id', 'name', 'days'],
  },
});
