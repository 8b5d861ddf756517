import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';
import { producedItems } from '../../field-sets/produced-items.ts';
import { bonusLines, statBonusRules } from '../../field-sets/stat-bonus-fields.ts';

/** A level of a player’s home on the map. */
export const slgHomeSetting = defineModule({
  key: 'slg-home-setting',
  family: 'slg',
  titles: { title: ['SLG homes', 'SLG 主城', 'SLG拠点'], record: ['Home', '主城', '拠点'] },
  identity: ['level'],
  sections: {
    basics: common.basics({
      level: common.level([1, 50]),
      name: common.name(40),
      image: common.image('image', { default: { path: 'slg/default.svg' } }),
      costs: common.costs(8, {
        optional: true,
        help: ['Level 1 is free.', '第 1 級無消耗。', 'レベル1は無料です。'],
      }),
      build_sec: field.duration(['Building time', '建造時間', '建設時間'], [0, 1_209_600]),
      unlock_conds: common.unlockConditions({ optional: true }),
    }),
    yield: section(['Yield', '產量', '産出'], {
      produce_per_hour: producedItems(['Yield per hour', '每小時產量', '1時間の産出']),
      storage_cap: field.integer(['Storage', '倉庫容量', '倉庫の容量'], [1, 99_999_999]),
    }),
    defence: section(['Troops', '部隊', '部隊'], {
      garrison_slots: field.integer(['Garrison slots', '駐守欄位', '駐屯枠'], [1, 20]),
      march_count: field.integer(['Marches', '行軍數', '行軍数'], [1, 10]),
      defence_bonus: bonusLines({ optional: true }),
      shield_hours_on_up: field.integer(['Shield after building', '升級護盾', '建設後の保護'], [0, 72], {
        unit: 'hours',
        default: 0,
      }),
    }),
  },
  rules: [
    ...ladderRules({ step: 'level', from: 1, notFalling: ['storage_cap', 'garrison_slots', 'march_count'] }),
    { field: 'produce_per_hour.amount', by: 'item_id', along: { orderBy: 'level' }, is: 'not_falling' },
    { field: 'costs', is: 'empty', when: { field: 'level', in: [1] } },
    { field: 'costs', is: 'required', when: { field: 'level', above: 1 } },
    ...statBonusRules('defence_bonus'),
  ],
  list: {
    columns: [
      'level',
      'name',
      'costs',
      'build_sec',
      'produce_per_hour',
      'storage_cap',
      'garrison_slots',
      'march_count',
      'status',
    ],
    filters: ['level', 'march_count', 'status'],
    sorts: ['level', 'name', 'storage_cap'],
    sheet: {},
  },
});
