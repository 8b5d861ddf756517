import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { gameSystem } from '../../enums/game-system.ts';
import { common } from '../../field-sets/common-fields.ts';

const inside = enumOf('schedule-state-inside', {
  open: ['Open', '開放', '公開', 'green', ['開', '開']],
  closed: ['Closed', '關閉', '閉鎖', 'neutral', ['關', '閉']],
  half_cost: ['Reduced cost', '消耗減少', 'コスト減', 'blue', ['省', '省']],
  double_drop: ['More drops', '掉落提升', 'ドロップ増加', 'gold', ['倍', '倍']],
  maintenance: ['Maintenance', '維護', 'メンテナンス', 'red', ['維', '整']],
});

const outside = enumOf('schedule-state-outside', {
  open: ['Open', '開放', '公開', 'green', ['開', '開']],
  closed: ['Closed', '關閉', '閉鎖', 'neutral', ['關', '閉']],
});

/** When a feature of the game is open, cheaper, more generous or under maintenance, which wins over all else. */
export const systemScheduleSetting = defineModule({
  key: 'system-schedule-setting',
  family: 'system-release',
  scope: 'environment',
  panels: ['schedule-week'],
  titles: {
    title: ['System schedules', '系統排程', 'システムスケジュール'],
    record: ['Schedule', '排程', 'スケジュール'],
  },
  synonyms: ['Maintenance', 'Cron', '維護', '排程', 'メンテナンス', 'メンテ'],
  sections: {
    basics: common.basics({
      id: common.id(),
      system: field.enum(['Feature', '功能', '機能'], gameSystem),
      server_ids: common.serversOrAll(),
      timeslot: field.timeslot(['Period', '排程期間', '期間']),
    }),
    state: section(['State', '狀態', '状態'], {
      state_inside: field.enum(['During the period', '期間內', '期間中'], inside, { default: 'open' }),
      multiplier: field.decimal(['Multiplier', '倍率', '倍率'], [0.1, 10], {
        decimals: 1,
        showWhen: { field: 'state_inside', in: ['half_cost', 'double_drop'] },
      }),
      state_outside: field.enum(['At other times', '其餘時間', '期間外'], outside, { default: 'open' }),
    }),
    notice: section(['Notice', '公告', 'お知らせ'], {
      announce: common.announcement(120),
      warn_before_min: field.integer(['Advance notice', '提前公告', '事前告知'], [0, 1440], {
        unit: 'minutes',
        optional: true,
      }),
    }),
  },
  rules: [
    {
      countOf: { groupBy: ['system', 'server_ids'], shownIn: 'timeslot', emptyIsAll: true },
      where: { field: 'state_inside', notIn: ['maintenance'] },
      is: 'at_most',
      than: 1,
    },
    { field: 'multiplier', is: 'less', than: 1, when: { field: 'state_inside', in: ['half_cost'] } },
    { field: 'multiplier', is: 'greater', than: 1, when: { field: 'state_inside', in: ['double_drop'] } },
  ],
  list: {
    columns: [
      'id',
      'system',
      'server_ids',
      'timeslot',
      'state_inside',
      'state_outside',
      'multiplier',
      'announce',
      'status',
    ],
    filters: ['system', 'server_ids', 'state_inside', 'timeslot', 'status'],
    sorts: ['id', 'warn_before_min'],
  },
});
