import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';
import { MAX_FLOORS } from '../../field-sets/tower-rules.ts';

const towerType = enumOf('tower-type', {
  permanent: ['Permanent', '常駐', '常設', 'neutral', '常'],
  property: ['One property', '屬性', '指定の属性', 'orange', ['屬', '属']],
  job: ['One job', '職業', '指定のジョブ', 'blue', '職'],
  season: ['Season', '賽季', 'シーズン', 'magenta', '季'],
});

const towerReset = enumOf('tower-reset', {
  none: ['Never', '不重置', 'リセットなし', 'neutral', '○'],
  weekly: ['Every week', '每週', '毎週', 'green', '週'],
  monthly: ['Every month', '每月', '毎月', 'blue', '月'],
  season: ['With the season', '隨賽季', 'シーズンごと', 'magenta', '季'],
});

const towerSweep = enumOf('tower-sweep', {
  none: ['Not allowed', '不可', '不可', 'neutral', '×'],
  cleared_floors: ['Cleared floors', '已通關樓層', 'クリア済みの階', 'green', '○'],
  below_best_minus: ['Floors below the best', '最高紀錄以下數層', '最高記録より下の階', 'blue', '↓'],
});

/** Every property has its tower; plain pets have none. */
const PROPERTIES = property.values.map(({ value }) => value).filter((value) => value !== 'none');

/** A tower that players climb floor by floor. */
export const pveTowerSetting = defineModule({
  key: 'pve-tower-setting',
  family: 'towers-maze',
  titles: { title: ['PvE towers', '試煉塔', '試練の塔'], record: ['Tower', '試煉塔', '塔'] },
  identity: ['tower_id'],
  sections: {
    basics: common.basics({
      tower_id: field.id(['Tower ID', '塔編號', '塔ID']),
      name: common.name(40),
      tower_type: common.type(towerType, { default: 'permanent' }),
      limit_property: field.enum(['Required property', '限定屬性', '属性限定'], property, {
        showWhen: { field: 'tower_type', in: ['property'] },
      }),
      limit_job_id: field.reference(['Required job', '限定職業', 'ジョブ限定'], 'pet-job-setting', {
        showWhen: { field: 'tower_type', in: ['job'] },
      }),
      floor_count: field.integer(['Floors', '樓層數', '階数'], [1, MAX_FLOORS], {
        help: [
          'At most 500, and equal to the number of floors in the list.',
          '最多 500 層，且須與樓層清單的數量一致。',
          '最大500。フロア一覧の件数と一致させてください。',
        ],
      }),
      god_allowed: common.godsAllowed(),
    }),
    opening: section(['Opening', '開放條件', '開放条件'], {
      timeslot: common.openTime(),
      open_conds: common.openConditions({ optional: true }),
      reset: field.enum(['Progress resets', '進度重置', '進行のリセット'], towerReset, { default: 'none' }),
    }),
    attempts: section(['Attempts', '挑戰', '挑戦'], {
      daily_attempts: field.integer(['Attempts per day', '每日挑戰次數', '1日の挑戦回数'], [0, 99], {
        default: 0,
        help: ['0: no limit.', '0 表示不限次數。', '0なら制限なしです。'],
        zero: NO_LIMIT,
      }),
      bp_cost: field.integer(['BP per attempt', '每次消耗戰鬥點', '挑戦に必要なBP'], [0, 10], {
        default: 0,
      }),
      sweep: field.enum(['Sweep', '可否掃蕩', 'スキップ'], towerSweep, { default: 'none' }),
      sweep_param: field.integer(
        ['Floors below the best', '低於最高紀錄的層數', '最高記録から下の階数'],
        [1, 100],
        { showWhen: { field: 'sweep', in: ['below_best_minus'] } },
      ),
    }),
    presentation: common.presentation({
      cover: common.cover('image', { default: { path: 'tower/default.svg' } }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'floor_count', is: 'same', as: { countOf: { children: 'pve-floor-setting' } } },
    {
      field: 'type',
      of: 'timeslot',
      is: 'one_of',
      values: ['limited_period'],
      when: { field: 'tower_type', in: ['season'] },
    },
    {
      field: 'reset',
      is: 'one_of',
      values: ['weekly', 'monthly', 'season'],
      when: { field: 'tower_type', in: ['season'] },
    },
    {
      field: 'limit_property',
      is: 'one_of',
      values: PROPERTIES,
      when: { field: 'tower_type', in: ['property'] },
    },
    {
      field: 'limit_property',
      along: {},
      is: 'covers',
      values: PROPERTIES,
      ifAny: true,
      severity: 'warning',
    },
    openWhenUnlocked('tower', 'open_conds'),
  ],
  list: {
    columns: [
      'tower_id',
      'name',
      'tower_type',
      'limit_property',
      'limit_job_id',
      'floor_count',
      'timeslot',
      'status',
    ],
    filters: ['tower_type', 'limit_property', 'limit_job_id', 'reset', 'god_allowed', 'status'],
    sorts: ['tower_id', 'name', 'floor_count'],
  },
});
