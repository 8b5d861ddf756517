import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { growthRate } from '../../field-sets/growth-rate.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

const WEEK = 604_800;

/** A level of a training facility: what building it takes, and what it brings. */
export const trainLevelSetting = defineModule({
  key: 'train-level-setting',
  family: 'explore-training',
  titles: {
    title: ['Train levels', '訓練等級', '訓練レベル'],
    record: ['Train level', '訓練等級', '訓練レベル'],
  },
  kind: 'child',
  parent: 'train_id',
  identity: ['level'],
  sections: {
    building: section(['Building', '建造', '建設'], {
      train_id: field.reference(['Training facility', '訓練場', '訓練場'], 'train-setting'),
      level: common.level([1, 100]),
      costs: common.costs([1, 8]),
      build_sec: field.duration(['Building time', '建造時間', '建設時間'], [0, WEEK]),
      speedup_cost: field.costs(['Finish instantly', '立即完成', '即時完了'], [1, 1], { optional: true }),
      require_user_level: common.fromPlayerLevel([1, 300], { default: 1 }),
    }),
    training: section(['Training', '訓練', '訓練'], {
      slots: field.integer(['Pets in training', '同時訓練數', '同時訓練数'], [1, 10]),
      yield_bp: growthRate(['Gain multiplier', '收益倍率', '獲得量の倍率']),
      max_hours: field.integer(['Max hours', '時數上限', '最長時間'], [1, 48], { unit: 'hours' }),
    }),
  },
  rules: ladderRules({
    step: 'level',
    of: 'train_id',
    from: 1,
    notFalling: ['slots', 'yield_bp', 'max_hours', 'require_user_level'],
  }),
  display: { title: 'level' },
  list: {
    columns: [
      'train_id',
      'level',
      'costs',
      'build_sec',
      'slots',
      'yield_bp',
      'max_hours',
      'require_user_level',
      'status',
    ],
    filters: ['level', 'slots', 'status'],
    sorts: ['level', 'build_sec'],
    sheet: {},
  },
});
