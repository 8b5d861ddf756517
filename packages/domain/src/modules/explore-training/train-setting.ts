import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { openWhenUnlocked } from '../../field-sets/feature-opening.ts';

const trainType = enumOf('train-type', {
  exp: ['EXP', '經驗', '経験値', 'blue', ['經', '経']],
  stat: ['Stats', '能力', 'ステータス', 'orange', ['能', 'ス']],
  skill: ['Skills', '技能', 'スキル', 'purple', '技'],
  intimacy: ['Intimacy', '親密度', '親密度', 'magenta', ['親', '親']],
});

/** A place where pets train while their player is away. A pet does one thing at a time. */
export const trainSetting = defineModule({
  key: 'train-setting',
  family: 'explore-training',
  titles: {
    title: ['Training facilities', '訓練設定', '訓練設定'],
    record: ['Training facility', '訓練場', '訓練場'],
  },
  identity: ['train_id'],
  sections: {
    basics: common.basics({
      train_id: field.id(['Training ID', '訓練編號', '訓練ID']),
      name: common.name(30),
      facility: common.image('image', { default: { path: 'train/default.svg' } }),
      train_type: common.type(trainType),
      open_conds: common.openConditions({ optional: true }),
    }),
    training: section(['Training', '訓練', '訓練'], {
      slots: field.integer(['Pets per training', '同時訓練數', '同時訓練数'], [1, 10]),
      hour_yield: field.integer(['Gain per hour', '每小時收益', '1時間の獲得量'], [1, 9_999_999], {
        help: [
          'EXP, stat points, skill points or intimacy by type, at level 1. A partial hour is counted in minutes.',
          '依類型為經驗、能力點、技能點或親密度，以等級 1 計；提前結束以分鐘計算。',
          '種類に応じて経験値・能力ポイント・スキルポイント・親密度。レベル1での値で、途中終了は分単位で計算します。',
        ],
      }),
      max_hours: field.integer(['Max hours', '時數上限', '最長時間'], [1, 48], { unit: 'hours' }),
      accept_conds: field.conditions(['Eligible pets', '可訓練寵物', '訓練できるペット'], { optional: true }),
      cost_per_hour: field.costs(['Cost per hour', '每小時消耗', '1時間のコスト'], [1, 1], {
        optional: true,
      }),
    }),
    boost: section(['Boost', '加速', 'ブースト'], {
      boost_item_id: field.reference(['Boost item', '加速道具', 'ブーストアイテム'], 'item-setting', {
        flow: 'sink',
        optional: true,
      }),
      boost_bp: field.integer(['Extra gain', '額外收益', '追加の獲得量'], [1, 10_000], {
        optional: true,
        unit: 'bp',
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['boost_item_id', 'boost_bp'], is: 'all_or_none' },
    openWhenUnlocked('train', 'open_conds'),
  ],
  list: {
    columns: [
      'train_id',
      'name',
      'train_type',
      'slots',
      'hour_yield',
      'max_hours',
      'boost_item_id',
      'status',
    ],
    filters: ['train_type', 'boost_item_id', 'status'],
    sorts: ['train_id', 'name', 'hour_yield'],
  },
});
