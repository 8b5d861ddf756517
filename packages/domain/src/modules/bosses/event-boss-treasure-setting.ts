import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';

const grade = enumOf('event-boss-chest', {
  wood: ['Wooden', '木寶箱', '木の宝箱', 'neutral', '木'],
  silver: ['Silver', '銀寶箱', '銀の宝箱', 'cyan', ['銀', '銀']],
  gold: ['Golden', '金寶箱', '金の宝箱', 'gold', '金'],
  rainbow: ['Rainbow', '彩虹寶箱', '虹の宝箱', 'magenta', ['彩', '虹']],
});

const LEVEL = [1, 500] as const;
const OF_LEVELS = { is: 'record_of', module: 'event-boss-level-setting', under: 'event_id' } as const;

/** A chest that a defeated event boss may leave, at some of its levels. */
export const eventBossTreasureSetting = defineModule({
  key: 'event-boss-treasure-setting',
  family: 'bosses',
  titles: {
    title: ['Event boss treasure', '活動首領寶箱', 'イベントボス宝箱'],
    record: ['Chest', '寶箱', '宝箱'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    chest: section(['Chest', '寶箱', '宝箱'], {
      event_id: field.reference(['Event boss', '活動首領', 'イベントボス'], 'event-boss-setting'),
      id: common.id(),
      grade: field.enum(['Grade', '等第', '等級'], grade),
      level_from: field.integer(['From level', '起始等級', 'レベル下限'], LEVEL, { default: 1 }),
      level_to: field.integer(['To level', '結束等級', 'レベル上限'], LEVEL),
      rate_bp: common.chance(),
      pity_kills: field.integer(['Defeats until guarantee', '保底擊敗次數', '確定までの撃破回数'], [1, 100], {
        optional: true,
      }),
      share_to_guild: field.boolean(['Shared with the guild', '分享給公會', 'ギルドと分け合う'], {
        default: false,
      }),
    }),
    contents: section(['Contents', '內容', '中身'], dropTableFields),
  },
  rules: [
    { field: 'level_to', is: 'at_least', than: { field: 'level_from' } },
    { field: 'level_from', ...OF_LEVELS },
    { field: 'level_to', ...OF_LEVELS },
    {
      sumOf: 'rate_bp',
      in: { groupBy: 'event_id', from: 'level_from', to: 'level_to' },
      is: 'at_most',
      than: 10_000,
    },
    { field: 'drop_mode', is: 'one_of', values: ['rate', 'weight', 'group'] },
    ...dropTableRules,
  ],
  fixed: {
    during: 'event_id',
    fields: [
      'grade',
      'level_from',
      'level_to',
      'rate_bp',
      'pity_kills',
      'share_to_guild',
      'drop_mode',
      'drop_rolls',
      'rated_drops',
      'weighted_drops',
      'grouped_drops',
    ],
  },
  display: { title: 'id', namedAfter: ['event_id'] },
  list: {
    columns: [
      'event_id',
      'id',
      'grade',
      'level_from',
      'level_to',
      'rate_bp',
      'pity_kills',
      'share_to_guild',
      'status',
    ],
    filters: ['grade', 'drop_mode', 'share_to_guild', 'status'],
    sorts: ['id', 'level_from', 'rate_bp'],
    sheet: { groupBy: 'grade' },
  },
});
