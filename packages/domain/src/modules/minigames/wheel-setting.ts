import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common, NO_LIMIT } from '../../field-sets/common-fields.ts';
import { eventHead, freePerDay } from '../../field-sets/event-head.ts';
import { rewardRows } from '../../field-sets/reward-steps.ts';
import { wheelCells, wheelId } from '../../field-sets/wheel-cells.ts';

const head = eventHead({
  types: ['always_open', 'open_every_day', 'specific_weekdays', 'limited_period', 'event_trigger'],
});
const wheel = wheelCells({ key: 'cells' }, { big: common.displayBig({ default: false }) });

/** A wheel whose cells stay where they are, spin after spin. */
export const wheelSetting = defineModule({
  key: 'wheel-setting',
  family: 'minigames',
  titles: { title: ['Wheels v1', '轉盤', 'ルーレット'], record: ['Wheel', '轉盤', 'ルーレット'] },
  synonyms: ['Lottery', 'Lucky draw', '抽獎', '抽選', 'くじ'],
  identity: ['wheel_id'],
  sections: {
    basics: common.basics({
      wheel_id: wheelId(),
      type_id: field.reference(['Type', '類型', '種別'], 'wheel-type-setting'),
      name: head.basics.name,
      ...head.open,
    }),
    price: section(['Price', '價格', '価格'], {
      cost: field.costs(['Price of a spin', '每次消耗', '1回の価格'], [1, 1]),
      free_per_day: freePerDay(20),
      daily_limit: common.dailyLimit([0, 9999], {
        default: 0,
        zero: NO_LIMIT,
      }),
    }),
    cells: section(['Cells', '格子', 'マス'], {
      cells: field.rows(['Cells', '格子', 'マス'], [4, 24], wheel.rows),
      total_rewards: field.rows(['Rewards by spins', '累計獎勵', '累計の報酬'], 20, {
        optional: true,
        ...rewardRows({ spins: field.integer(['Spins', '次數', '回数'], [1, 9999]) }),
      }),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    ...wheel.rules,
    { field: 'version', of: 'type_id', is: 'one_of', values: ['v1'] },
    { countOf: 'cells', is: 'same', as: { field: 'cell_count', of: 'type_id' } },
    { sumOf: 'weight', in: 'cells', where: { field: 'big', notIn: [true] }, is: 'greater', than: 0 },
    { field: 'spins', along: 'total_rewards', is: 'rising' },
  ],
  fixed: { during: 'timeslot', fields: ['type_id', 'cost', 'cells', 'total_rewards'] },
  panels: ['wheel'],
  list: {
    columns: ['wheel_id', 'name', 'type_id', 'cost', 'free_per_day', 'timeslot', 'status'],
    filters: ['type_id', 'free_per_day', 'status'],
    sorts: ['wheel_id', 'name', 'daily_limit'],
  },
});
