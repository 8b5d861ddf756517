import type { AlgorithmName } from '../../core/algorithm-parameters.ts';
import type { RecordData } from '../../core/json.ts';
import type { Facts } from '../facts-fixture.ts';

type Board = Extract<AlgorithmName, 'areas_apart' | 'map_leads_through' | 'pieces_fit' | 'moves_end'>;

const MAP = {
  rule: 'map_leads_through',
  groupBy: ['note'],
  at: ['it'],
  next: 'rows',
  to: ['no'],
  type: 'kind',
  start: 'in',
  end: 'out',
} as const;
const spot = (kind: string, place: number, next: number | null = null, note = 'hall'): RecordData => ({
  kind,
  it: place,
  note,
  rows: next === null ? [] : [{ no: next }],
});
/** Rectangles: left, top, right, bottom. */
const areas = (
  ...list: readonly (readonly [no: number, left: number, end: number, right: number])[]
): RecordData => ({ rows: list.map(([no, left, end, right]) => ({ no, left, end, right })) });

/** Facts of the algorithms on maps and boards. In `pieces_fit` piece 1 needs 3 cells, piece 2 needs 2, board 1 has 6. */
export const BOARD_FACTS: Readonly<Record<Board, readonly Facts[]>> = {
  areas_apart: [
    {
      rule: { rule: 'areas_apart', rows: 'rows', from: ['no', 'left'], to: ['end', 'right'] },
      holds: [[areas([0, 0, 4, 4], [5, 0, 9, 4], [0, 5, 9, 9])]],
      nearMisses: [
        [areas([0, 0, 4, 4]), areas([0, 0, 4, 4])],
        [
          {
            rows: [
              { no: 0, left: 0, end: 4, right: 4 },
              { no: 0, left: 0 },
            ],
          },
        ],
      ],
      breaks: [
        [[areas([0, 0, 4, 4], [4, 4, 9, 9])], ['1 rows.1 area_overlap']],
        [[areas([0, 0, 9, 9], [20, 20, 30, 30], [2, 2, 3, 3])], ['1 rows.2 area_overlap']],
      ],
    },
  ],
  map_leads_through: [
    {
      rule: MAP,
      holds: [[spot('in', 0, 1), spot('way', 1, 2), spot('out', 2)]],
      nearMisses: [
        [spot('in', 0, 1), spot('out', 1), spot('in', 0, 1, 'cave'), spot('out', 1, null, 'cave')],
        [spot('way', 0), spot('out', 1)],
      ],
      breaks: [
        [[spot('in', 0, 2), spot('way', 1, 2), spot('out', 2)], ['2 kind no_way_from_start']],
        [
          [spot('in', 0, 1), spot('way', 1), spot('out', 2)],
          ['2 rows no_way_to_end', '1 rows no_way_to_end', '3 kind no_way_from_start'].toSorted(),
        ],
        [
          [spot('in', 0, 9), spot('out', 1)],
          ['1 rows.0 no_node_there', '1 rows no_way_to_end', '2 kind no_way_from_start'],
        ],
        [
          [spot('in', 0, 1), spot('out', 1, null, 'cave'), spot('in', 3, null, 'cave')],
          ['1 rows.0 no_node_there', '2 kind no_way_from_start', '3 rows no_way_to_end'],
        ],
      ],
    },
  ],
  pieces_fit: [
    {
      rule: {
        rule: 'pieces_fit',
        rows: 'rows',
        piece: 'god',
        count: 'no',
        size: ['no', 'top'],
        board: 'owner',
        grid: ['first', 'top'],
      },
      holds: [[{ owner: 1, rows: [{ god: 1, no: 2 }] }]],
      nearMisses: [
        [
          {
            owner: 1,
            rows: [
              { god: 1, no: 1 },
              { god: 2, no: 1 },
            ],
          },
        ],
        [{ owner: 2, rows: [{ god: 1, no: 9 }] }],
        [{ owner: 1, rows: [{ god: 9, no: 9 }] }],
        [{ owner: 1 }],
      ],
      breaks: [
        [[{ owner: 1, rows: [{ god: 1, no: 3 }] }], ['1 rows pieces_do_not_fit']],
        [
          [
            {
              owner: 1,
              rows: [
                { god: 1, no: 1 },
                { god: 2, no: 2 },
              ],
            },
          ],
          ['1 rows pieces_do_not_fit'],
        ],
      ],
    },
  ],
  moves_end: [
    {
      rule: { rule: 'moves_end', groupBy: ['note'], at: 'it', by: 'other', to: 'item' },
      holds: [[{ it: 0 }, { it: 1, other: 1 }, { it: 2, item: 1 }]],
      nearMisses: [
        [{ it: 0 }, { it: 1, other: -1 }],
        [{ it: 0 }, { it: 1, other: 1 }],
        [
          { it: 0, other: 1, note: 'a' },
          { it: 0, other: 1, note: 'b' },
          { it: 1, note: 'a' },
          { it: 1, note: 'b' },
        ],
        [{ it: 0, item: 9 }],
      ],
      breaks: [
        [
          [
            { it: 0, other: 1 },
            { it: 1, other: -1 },
          ],
          ['1 other cycle', '2 other cycle'],
        ],
        [
          [
            { it: 0, item: 2 },
            { it: 1, other: 1 },
          ],
          ['1 item cycle', '2 other cycle'],
        ],
        [[{ it: 0 }, { it: 1, other: 2 }], ['2 other cycle']],
      ],
    },
  ],
};
