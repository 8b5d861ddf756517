import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const rewardKind = enumOf('bingo-reward-kind', {
  cell: ['A cell', '單格', '1マス', 'neutral', '格'],
  line: ['A line', '一條線', '1ライン', 'blue', ['線', '列']],
  full: ['A whole card', '整張卡', 'カード全体', 'gold', '全'],
  total_lines: ['Total lines', '累計連線', '累計ライン', 'green', ['累', '累']],
});

const SIZE = { field: 'size', of: 'event_id' } as const;
/** Rows, columns and the two diagonals. */
const LINES = { totalOf: [{ productOf: [SIZE, 2] }, 2] } as const;

/** What lines and cards of a bingo event give. */
export const bingoRewardSetting = defineModule({
  key: 'bingo-reward-setting',
  family: 'minigames',
  titles: { title: ['Bingo rewards', '賓果獎勵', 'ビンゴ報酬'], record: ['Reward', '獎勵', '報酬'] },
  kind: 'child',
  parent: 'event_id',
  sections: {
    basics: common.basics({
      event_id: field.reference(['Bingo event', '賓果活動', 'ビンゴイベント'], 'bingo-setting'),
      id: common.id(),
      card_no: field.integer(['Card no.', '卡片順序', 'カード番号'], [0, 20], {
        default: 0,
        zero: ['Every card', '每張卡', 'すべてのカード'],
      }),
      kind: field.enum(['Condition', '獎勵條件', '条件'], rewardKind),
      line_no: field.integer(['Line', '線編號', 'ライン番号'], [1, 14], {
        showWhen: { field: 'kind', in: ['line'] },
      }),
      threshold: common.requiredValue([1, 280], {
        showWhen: { field: 'kind', in: ['total_lines'] },
      }),
    }),
    reward: section(['Reward', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      display_big: common.displayBig({ default: false }),
    }),
  },
  rules: [
    { fields: ['event_id', 'card_no', 'kind', 'line_no', 'threshold'], is: 'unique', blanks: true },
    { field: 'card_no', is: 'at_most', than: { field: 'card_count', of: 'event_id' } },
    { field: 'line_no', is: 'at_most', than: LINES },
    {
      field: 'threshold',
      is: 'at_most',
      than: { productOf: [LINES, { field: 'card_count', of: 'event_id' }] },
    },
  ],
  fixed: { during: 'event_id', fields: ['card_no', 'kind', 'line_no', 'threshold', 'rewards'] },
  display: { title: 'kind' },
  list: {
    columns: [
      'event_id',
      'id',
      'card_no',
      'kind',
      'line_no',
      'threshold',
      'rewards',
      'display_big',
      'status',
    ],
    filters: ['card_no', 'kind', 'display_big', 'status'],
    sorts: ['id', 'card_no', 'threshold'],
    sheet: { groupBy: 'kind' },
  },
});
