import type { Facts } from '../facts-fixture.ts';

/** Pieces on a board: piece 1 needs 3 cells, piece 2 needs 2; board 1 has 6. */
export const PIECES_FIT: Omit<Facts, 'rule'> = {
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
};

/** Cells that move whoever lands on them. */
export const MOVES_END: Omit<Facts, 'rule'> = {
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
};

/** Numbers of records beside this one: of sort a there are 10 and 5, of sort b 20. */
export const STANDS_IN: Omit<Facts, 'rule'> = {
  holds: [[{ kind: 'a', rows: [{ no: 10 }, { no: 5 }] }]],
  nearMisses: [
    [{ kind: 'a' }],
    [{ rows: [{ no: 7 }] }],
    [{ kind: 'a', rows: [{}] }],
    [{ kind: 'b', rows: [{ no: 20 }] }],
  ],
  breaks: [
    [[{ kind: 'a', rows: [{ no: 10 }, { no: 20 }] }], ['1 rows.1.no unknown_option']],
    [[{ kind: 'c', rows: [{ no: 10 }] }], ['1 rows.0.no unknown_option']],
  ],
};
