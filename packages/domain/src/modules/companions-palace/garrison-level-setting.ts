import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { companion } from '../../field-sets/companion-fields.ts';
import { growthRate } from '../../field-sets/growth-rate.ts';
import { ladderRules } from '../../field-sets/ladder-rules.ts';

/** What a level of a garrison takes and gives. */
export const garrisonLevelSetting = defineModule({
  key: 'garrison-level-setting',
  family: 'companions-palace',
  titles: {
    title: ['Garrison levels', '駐守等級', '駐屯レベル'],
    record: ['Garrison level', '駐守等級', '駐屯レベル'],
  },
  kind: 'child',
  parent: 'garrison_id',
  identity: ['level'],
  sections: {
    basics: common.basics({
      garrison_id: companion.garrison(),
      level: common.level([1, 100]),
      costs: common.costs([1, 8]),
      build_sec: field.duration(['Building time', '建造時間', '建設時間'], [0, 604_800]),
      require_user_level: common.fromPlayerLevel([1, 300], { default: 1 }),
    }),
    gain: section(['Growth', '成長', '成長'], {
      slots: field.integer(['Slots', '欄位數', '枠の数'], [1, 10]),
      yield_bp: growthRate(['Yield multiplier', '產量倍率', '産出の倍率']),
      max_hours: field.integer(['Storage time', '累積時數', '蓄積時間'], [1, 48], { unit: 'hours' }),
    }),
  },
  rules: ladderRules({
    step: 'level',
    of: 'garrison_id',
    from: 1,
    notFalling: ['slots', 'yield_bp', 'max_hours', 'require_user_level'],
  }),
  display: { title: 'level' },
  list: {
    columns: [
      'garrison_id',
      'level',
      'costs',
      'build_sec',
      'slots',
      'yield_bp',
      'max_hours',
      'require_user_level',
      'status',
    ],
    filters: ['level', 'slots', 'require_user_level', 'status'],
    sorts: ['level', 'build_sec', 'yield_bp'],
    sheet: {},
  },
});
