import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { missionGoal } from '../../field-sets/mission-list.ts';

const cellMode = enumOf('bingo-cell-mode', {
  number: ['Numbers', '號碼', '番号', 'blue', ['號', '番']],
  mission: ['Missions', '任務', 'ミッション', 'green', ['任', '題']],
});

const SIZE = { field: 'size', of: 'event_id' } as const;
const MIDDLE = { productOf: [{ totalOf: [SIZE, 1] }, 0.5] } as const;
const IS_FREE = { field: 'free', in: [true] } as const;
const filledWhen = (mode: string) =>
  [
    { field: 'cell_mode', in: [mode] },
    { field: 'free', notIn: [true] },
  ] as const;
const place = (label: readonly [string, string, string]) => field.integer(label, [1, 6]);

/** A card of a bingo event: a square of numbers or missions. */
export const bingoTempSetting = defineModule({
  key: 'bingo-temp-setting',
  family: 'minigames',
  titles: {
    title: ['Bingo templates', '賓果樣板', 'ビンゴテンプレート'],
    record: ['Card', '卡片', 'カード'],
  },
  kind: 'child',
  parent: 'event_id',
  sections: {
    card: section(['Card', '卡片', 'カード'], {
      event_id: field.reference(['Bingo event', '賓果活動', 'ビンゴイベント'], 'bingo-setting'),
      id: common.id(),
      card_no: field.integer(['Card no.', '卡片順序', 'カード番号'], [1, 20]),
      cell_mode: field.enum(['Cell contents', '格子內容', 'マスの内容'], cellMode, { default: 'number' }),
      shuffle: field.boolean(['Shuffled for each player', '每人隨機排列', 'プレイヤーごとに並べ替え'], {
        default: false,
      }),
      background: common.background('battle-background/default.svg'),
    }),
    cells: section(['Cells', '格子', 'マス'], {
      cells: field.rows(['Cells', '格子', 'マス'], [9, 36], {
        fields: {
          x: place(['Column', '欄', '列']),
          y: place(['Row', '列', '行']),
          free: field.boolean(['Free cell', '免費格', 'フリーマス'], { default: false }),
          number: field.integer(['Number', '號碼', '番号'], [1, 99], { optional: true }),
          mission: missionGoal({ optional: true }),
        },
      }),
    }),
  },
  rules: [
    { fields: ['event_id', 'card_no'], is: 'unique' },
    {
      field: 'card_no',
      along: { orderBy: 'card_no', groupBy: 'event_id' },
      is: 'contiguous',
      from: 1,
      until: { field: 'card_count', of: 'event_id' },
    },
    { countOf: 'cells', is: 'same', as: { productOf: [SIZE, SIZE] } },
    { fields: ['x', 'y'], along: 'cells', is: 'unique' },
    { field: 'cells.x', is: 'at_most', than: SIZE },
    { field: 'cells.y', is: 'at_most', than: SIZE },
    { field: 'cells.number', is: 'required', when: filledWhen('number') },
    { field: 'cells.number', is: 'at_most', than: { field: 'number_max', of: 'event_id' } },
    { fields: ['number'], along: 'cells', is: 'unique' },
    { field: 'cells.mission', is: 'required', when: filledWhen('mission') },
    { countOf: 'cells', where: IS_FREE, is: 'at_most', than: 1 },
    { field: 'cells.x', is: 'same', as: MIDDLE, when: IS_FREE },
    { field: 'cells.y', is: 'same', as: MIDDLE, when: IS_FREE },
  ],
  fixed: { during: 'event_id', fields: ['card_no', 'cell_mode', 'shuffle', 'cells'] },
  panels: ['board'],
  board: {
    rows: 'cells',
    at: ['x', 'y'],
    size: { of: 'event_id', sides: ['size', 'size'] },
    label: 'number',
    flag: 'free',
  },
  display: { title: 'card_no', namedAfter: ['event_id'] },
  list: {
    columns: ['event_id', 'id', 'card_no', 'cell_mode', 'cells', 'shuffle', 'status'],
    filters: ['card_no', 'cell_mode', 'shuffle', 'status'],
    sorts: ['id', 'card_no'],
  },
});
