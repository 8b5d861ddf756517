import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { MAX_FLOORS } from '../../field-sets/tower-limits.ts';

const towerType = enumOf('tower-type', {
  permanent: ['Permanent', '常駐', '常設', 'neutral', '常'],
  property: ['One property', '屬性', '属性', 'orange', ['屬', '属']],
  job: ['One job', '職業', 'ジョブ', 'blue', '職'],
  season: ['Season', '賽季', 'シーズン', 'magenta', '季'],
});

const towerReset = enumOf('tower-reset', {
  none: ['Never', '不重置', 'リセットなし', 'neutral', '○'],
  weekly: ['Every week', '每週', '毎週', 'green', '週'],
  monthly: ['Every month', '每月', '毎月', 'blue', '月'],
  season: ['With the season', '隨賽季', 'シーズンごと', 'magenta', '季'],
});

const towerSweep = enumOf('tower-sweep', {
  none: ['No', '不可', '不可', 'neutral', '×'],
  cleared_floors: ['Cleared floors', '已通關樓層', 'クリア済みの階', 'green', '○'],
  below_best_minus: ['Some floors below the best', '最高紀錄以下數層', '最高記録より下の階', 'blue', '↓'],
});

/** Every property has its tower; plain pets have none. */
const PROPERTIES = property.values.map(({ value }) => value).filter((value) => value !== 'none');

/** A tower that players climb floor by floor. */
export const pveTowerSetting = defineModule({
  key: 'pve-tower-setting',
  family: 'towers-maze',
  titles: {
    title: localized('PvE towers', '試煉塔', '試練の塔'),
    record: localized('Tower', '試煉塔', '塔'),
  },
  identity: ['tower_id'],
  fields: {
    tower_id: { kind: 'id', label: localized('Tower ID', '塔編號', '塔ID') },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    tower_type: {
      kind: 'enum',
      of: towerType,
      default: 'permanent',
      label: localized('Type', '類型', '種類'),
    },
    limit_property: {
      kind: 'enum',
      of: property,
      showWhen: { field: 'tower_type', in: ['property'] },
      label: localized('Only this property', '限定屬性', '属性限定'),
    },
    limit_job_id: {
      kind: 'reference',
      to: 'pet-job-setting',
      showWhen: { field: 'tower_type', in: ['job'] },
      label: localized('Only this job', '限定職業', 'ジョブ限定'),
    },
    floor_count: {
      kind: 'integer',
      min: 1,
      max: MAX_FLOORS,
      label: localized('Floors', '樓層數', '階数'),
      help: localized(
        'At most 500, and as many as the tower has floors in its list.',
        '最多 500 層，且須與樓層清單的數量一致。',
        '最大500。フロア一覧の件数と一致させてください。',
      ),
    },
    timeslot: { kind: 'timeslot', label: localized('Open', '開放期間', '開放期間') },
    open_conds: {
      kind: 'condition_list',
      optional: true,
      label: localized('Open to', '開放條件', '開放条件'),
    },
    reset: {
      kind: 'enum',
      of: towerReset,
      default: 'none',
      label: localized('Progress resets', '進度重置', '進行のリセット'),
    },
    daily_attempts: {
      kind: 'integer',
      min: 0,
      max: 99,
      default: 0,
      label: localized('Attempts a day', '每日挑戰次數', '1日の挑戦回数'),
      help: localized('0: no limit.', '0 表示不限次數。', '0なら制限なしです。'),
      zero: localized('No limit', '不限', '制限なし'),
    },
    bp_cost: {
      kind: 'integer',
      min: 0,
      max: 10,
      default: 0,
      label: localized('BP for an attempt', '每次消耗戰鬥點', '挑戦に必要なBP'),
    },
    sweep: {
      kind: 'enum',
      of: towerSweep,
      default: 'none',
      label: localized('Can be swept', '可否掃蕩', 'スキップ'),
    },
    sweep_param: {
      kind: 'integer',
      min: 1,
      max: 100,
      showWhen: { field: 'sweep', in: ['below_best_minus'] },
      label: localized('Floors below the best', '低於最高紀錄的層數', '最高記録から下の階数'),
    },
    god_allowed: {
      kind: 'boolean',
      default: true,
      label: localized('Gods may help', '可使用神明', '神の援護あり'),
    },
    cover: {
      kind: 'asset',
      asset: 'image',
      default: { path: 'tower/default.svg' },
      label: localized('Cover', '封面', 'カバー'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'], severity: 'warning' },
    { rule: 'counts_children', field: 'floor_count', child: 'pve-floor-setting' },
    {
      rule: 'timeslot_when',
      timeslot: 'timeslot',
      when: 'tower_type',
      in: ['season'],
      types: ['limited_period'],
    },
    {
      rule: 'allowed_when',
      field: 'reset',
      when: 'tower_type',
      in: ['season'],
      values: ['weekly', 'monthly', 'season'],
    },
    {
      rule: 'allowed_when',
      field: 'limit_property',
      when: 'tower_type',
      in: ['property'],
      values: PROPERTIES,
    },
    { rule: 'covers_all', field: 'limit_property', values: PROPERTIES, severity: 'warning' },
  ],
  display: { title: 'name', image: 'cover' },
  list: {
    columns: ['tower_id', 'name', 'tower_type', 'limit_property', 'floor_count', 'timeslot', 'status'],
    filters: ['tower_type', 'limit_property', 'limit_job_id', 'reset', 'god_allowed', 'status'],
    sorts: ['tower_id', 'name', 'floor_count'],
  },
  search: ['name'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: [
        'tower_id',
        'name',
        'tower_type',
        'limit_property',
        'limit_job_id',
        'floor_count',
        'god_allowed',
      ],
    },
    {
      key: 'opening',
      title: localized('Opening', '開放條件', '開放条件'),
      fields: ['timeslot', 'open_conds', 'reset'],
    },
    {
      key: 'attempts',
      title: localized('Attempts', '挑戰', '挑戦'),
      fields: ['daily_attempts', 'bp_cost', 'sweep', 'sweep_param'],
    },
    { key: 'presentation', title: localized('Presentation', '呈現', '表示'), fields: ['cover'] },
  ],
});
