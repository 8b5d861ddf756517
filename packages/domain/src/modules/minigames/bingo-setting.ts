import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { eventHead, eventId, freePerDay } from '../../field-sets/event-head.ts';

const head = eventHead();

/** A bingo event: cards that are played one after the other. */
export const bingoSetting = defineModule({
  key: 'bingo-setting',
  family: 'minigames',
  titles: { title: ['Bingo', '賓果設定', 'ビンゴ'], record: ['Bingo event', '賓果活動', 'ビンゴイベント'] },
  identity: ['event_id'],
  createFirst: 'event',
  head: true,
  panels: ['event-home'],
  sections: {
    basics: common.basics({ event_id: eventId(), ...head.basics, ...head.period }),
    cards: section(['Card layout', '卡片', 'カード'], {
      size: field.integer(['Cells per row', '每列格數', '1列のマス数'], [3, 6], { default: 5 }),
      card_count: field.integer(['Cards', '卡片數', 'カードの枚数'], [1, 20], { default: 1 }),
      number_max: field.integer(['Highest number', '最大號碼', '最大の番号'], [9, 99], { default: 75 }),
    }),
    drawing: section(['Drawing', '開號', '番号の抽選'], {
      draw_cost: field.costs(['Price of a number', '每次消耗', '1回の価格'], [1, 1]),
      free_draw_per_day: freePerDay(50),
      ticket_item_id: common.ticket({ optional: true }),
    }),
    presentation: common.presentation(head.picture),
  },
  rules: [
    ...head.nameRules,
    ...head.claimRules,
    { field: 'number_max', is: 'at_least', than: { productOf: [{ field: 'size' }, { field: 'size' }] } },
  ],
  fixed: {
    during: 'timeslot',
    until: 'claim_end_at',
    fields: ['size', 'card_count', 'number_max', 'draw_cost', 'ticket_item_id'],
  },
  list: {
    columns: ['event_id', 'name', 'size', 'card_count', 'number_max', 'draw_cost', 'timeslot', 'status'],
    filters: ['size', 'ticket_item_id', 'claim_end_at', 'status'],
    sorts: ['event_id', 'name', 'card_count'],
  },
  search: ['name', 'rules'],
});
