import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const countdownKind = enumOf('countdown-kind', {
  release: ['Release', '上線', 'リリース', 'blue', ['上', '公']],
  anniversary: ['Anniversary', '週年', '周年', 'gold', ['週', '周']],
  event_start: ['Event start', '活動開始', 'イベント開始', 'magenta', ['活', '催']],
  online_timer: ['Time online', '在線時間', '滞在時間', 'green', ['線', '時']],
});

const TO_A_MOMENT = ['release', 'anniversary', 'event_start'];
const MOST_STEPS = 20;

/** Small rewards on the way to a moment, or for the time that players stay. */
export const countdownBonusSetting = defineModule({
  key: 'countdown-bonus-setting',
  family: 'events',
  titles: {
    title: ['Countdown bonuses', '倒數獎勵', 'カウントダウンボーナス'],
    record: ['Countdown bonus', '倒數獎勵', 'カウントダウンボーナス'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      kind: common.kind(countdownKind),
      target_at: field.dateTime(['Target time', '倒數目標時間', '目標の日時'], {
        showWhen: { field: 'kind', in: TO_A_MOMENT },
      }),
      timeslot: common.openTime(),
      audience: common.audience({ optional: true }),
      image: common.image('image', { default: { path: 'event/default.svg' } }),
    }),
    steps: section(['Steps', '階段', '段階'], {
      steps: field.rows(['Steps', '階段', '段階'], [1, MOST_STEPS], {
        uniqueBy: 'order',
        fields: {
          order: common.order([1, MOST_STEPS]),
          before_hours: field.integer(
            ['Hours before the target', '提前時數', '目標までの残り時間'],
            [0, 8760],
            {
              unit: 'hours',
              optional: true,
            },
          ),
          wait_sec: field.duration(['Time online', '在線時間', '滞在時間'], [1, 86_400], { optional: true }),
          rewards: common.rewards([]),
        },
      }),
      claim_window_hours: field.integer(['Claim window', '可領取時數', '受取可能時間'], [1, 72], {
        unit: 'hours',
        default: 24,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'end', of: 'timeslot', is: 'at_least', than: { field: 'target_at' } },
    { field: 'order', along: 'steps', is: 'contiguous', from: 1 },
    { field: 'steps.before_hours', is: 'required', when: { field: 'kind', in: TO_A_MOMENT } },
    { field: 'steps.before_hours', is: 'empty', when: { field: 'kind', in: ['online_timer'] } },
    { field: 'before_hours', along: 'steps', is: 'not_rising' },
    { fields: ['before_hours'], along: 'steps', is: 'unique' },
    { field: 'steps.wait_sec', is: 'required', when: { field: 'kind', in: ['online_timer'] } },
    { field: 'steps.wait_sec', is: 'empty', when: { field: 'kind', in: TO_A_MOMENT } },
    { field: 'wait_sec', along: 'steps', is: 'rising' },
  ],
  list: {
    columns: ['id', 'name', 'kind', 'target_at', 'steps', 'claim_window_hours', 'timeslot', 'status'],
    filters: ['kind', 'target_at', 'status'],
    sorts: ['id', 'name', 'target_at'],
  },
});
