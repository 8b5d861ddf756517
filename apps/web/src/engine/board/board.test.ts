import type { BoardDefinition } from '@quartermaster/domain/core/board';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksOf, moveCell, toggleLink, valuesAt } from './board-edits.ts';
import { boardsOf, cellsOn, layOut, squareBeside, type BoardCell } from './board-layout.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };
const place = (max: number) => ({ kind: 'integer', label, min: 0, max }) as const;
const { fields } = resolveModule({
  key: 'cells',
  family: 'f',
  titles: { title: label, record: label },
  fields: { id: { kind: 'id', label }, x: place(99), y: place(99), no: place(99) },
});
const BOARD: BoardDefinition = { at: ['x', 'y'], links: { rows: 'ways', to: ['to_x', 'to_y'] } };
const cell = (
  key: string,
  x: number,
  y: number,
  ...ways: readonly (readonly [number, number])[]
): BoardCell => ({
  key,
  data: { x, y, ways: ways.map(([to_x, to_y]) => ({ to_x, to_y })) },
});
const MAP = [cell('a', 0, 0, [1, 0], [1, 1]), cell('b', 1, 0), cell('c', 1, 1)];
const layout = (
  board: BoardDefinition,
  cells: readonly BoardCell[],
  size: { columns: number; rows: number } | null = null,
) => layOut({ board, fields, cells, size });
const changed = (cells: readonly BoardCell[], changes: ReadonlyMap<string, BoardCell['data']>) =>
  cells.map(({ key, data }) => ({ key, data: changes.get(key) ?? data }));

describe('a board of rectangles', () => {
  const AREAS: BoardDefinition = { area: ['x', 'y', 'no', 'end'] };
  const area = (key: string, x: number, y: number, no: number, end: number) => ({
    key,
    data: { x, y, no, end },
  });

  it('has each where it is and as large as it is, and names those that are not inside', () => {
    const cells = [area('a', 0, 0, 49, 19), area('b', 50, 0, 99, 99), area('c', 90, 90, 100, 100)];
    const { kind, squares, unplaced } = layout(AREAS, cells, { columns: 100, rows: 100 });
    expect([kind, unplaced]).toEqual(['areas', ['c']]);
    expect(squares.map(({ column, row, span }) => [column, row, span])).toEqual([
      [0, 0, [50, 20]],
      [50, 0, [50, 100]],
    ]);
  });
});

describe('a board with places', () => {
  it('has a square for each place, one line beyond its cells, and names cells that are not on it', () => {
    const { kind, columns, rows, squares, unplaced } = layout(BOARD, [...MAP, { key: 'd', data: { x: 4 } }]);
    expect({ kind, columns, rows, unplaced }).toEqual({ kind: 'grid', columns: 3, rows: 3, unplaced: ['d'] });
    expect(squares.filter(({ cells }) => cells.length > 0).map(({ id }) => id)).toEqual([
      '0:0',
      '1:0',
      '1:1',
    ]);
    expect(layout(BOARD, MAP, { columns: 1, rows: 1 }).unplaced).toEqual(['b', 'c']);
  });

  it('shows cells that share a place in one square, and a wide one as a map', () => {
    const two = layout(BOARD, [cell('a', 0, 0), cell('b', 0, 0)]);
    expect(two.squares[0]?.cells).toEqual(['a', 'b']);
    const wide = layout(BOARD, MAP, { columns: 100, rows: 100 });
    expect([wide.kind, wide.squares.length]).toEqual(['map', 3]);
  });

  it('is walked by arrows: to the next square, on a map to the nearest cell that way', () => {
    const grid = layout(BOARD, MAP);
    const [first] = grid.squares;
    if (first === undefined) throw new Error('no square');
    expect(squareBeside(grid, first, [1, 0])?.id).toBe('1:0');
    expect(squareBeside(grid, first, [-1, 0])).toBeNull();
    const map = layout(BOARD, [cell('a', 0, 0), cell('b', 30, 2), cell('c', 20, 60)], {
      columns: 100,
      rows: 100,
    });
    const [start] = map.squares;
    if (start === undefined) throw new Error('no square');
    expect(squareBeside(map, start, [1, 0])?.cells).toEqual(['b']);
    expect(squareBeside(map, start, [0, 1])?.cells).toEqual(['c']);
  });
});

describe('other boards', () => {
  it('are filled by numbers of cells, and tell what does not fit', () => {
    const filled = layout(
      { count: 'no' },
      [
        { key: 'a', data: { no: 3 } },
        { key: 'b', data: { no: 2 } },
      ],
      { columns: 2, rows: 2 },
    );
    expect(filled.squares.map(({ cells }) => cells.join())).toEqual(['a', 'a', 'a', 'b']);
    expect(filled.unplaced).toEqual(['b']);
  });

  it('are bands from the first line down', () => {
    const bands = layout({ band: ['no', 'y'] }, [
      { key: 'deep', data: { no: 9 } },
      { key: 'top', data: { no: 1 } },
    ]);
    expect(bands.squares.map(({ cells }) => cells.join())).toEqual(['top', 'deep']);
  });

  it('are grouped into lists by a field or by a range', () => {
    const cells = [
      { key: 'a', data: { from: 1, to: 2 } },
      { key: 'b', data: { from: 2, to: 2 } },
    ];
    const board: BoardDefinition = { count: 'no', groupBy: ['from', 'to'] };
    expect(boardsOf(board, cells)).toEqual([1, 2]);
    expect(cellsOn(board, cells, 1).map(({ key }) => key)).toEqual(['a']);
    expect(cellsOn({ groupBy: 'from' }, cells, 2).map(({ key }) => key)).toEqual(['b']);
  });
});

describe('an edit on a board', () => {
  it('moves a cell and the ways to it, wherever it goes', () => {
    const goals = (cells: readonly BoardCell[]) =>
      linksOf(BOARD, cells)
        .map(({ from, to }) => `${from} ${to}`)
        .toSorted();
    assert(
      property(
        integer({ min: 0, max: 2 }),
        integer({ min: 0, max: 3 }),
        integer({ min: 0, max: 3 }),
        (index, x, y) => {
          const key = MAP[index]?.key ?? '';
          const moved = changed(MAP, moveCell(BOARD, MAP, key, [x, y]));
          expect(moved.find((each) => each.key === key)?.data).toMatchObject({ x, y });
          expect(goals(moved)).toEqual(goals(MAP));
          expect(new Set(moved.map(({ data }) => JSON.stringify([data['x'], data['y']]))).size).toBe(
            MAP.length,
          );
        },
      ),
    );
  });

  it('adds a way and takes it away again', () => {
    const [a, b, c] = MAP as [BoardCell, BoardCell, BoardCell];
    const added = changed(MAP, toggleLink(BOARD, b, c));
    expect(linksOf(BOARD, added)).toHaveLength(3);
    expect(linksOf(BOARD, changed(MAP, toggleLink(BOARD, a, c)))).toEqual([
      { from: 'a', to: 'b', isTrack: false },
    ]);
    const named: BoardDefinition = { at: ['x', 'y'], links: { reference: 'warp' } };
    const warped = changed(MAP, toggleLink(named, a, c));
    expect(linksOf(named, warped)).toEqual([{ from: 'a', to: 'c', isTrack: false }]);
    expect(toggleLink(named, warped[0] as BoardCell, c).get('a')).not.toHaveProperty('warp');
  });

  it('gives a new cell its place, its board and the next number of the track', () => {
    const board: BoardDefinition = { at: ['x', 'y'], groupBy: 'map', track: 'no' };
    const cells = [{ key: 'a', data: { no: 4 } }];
    expect(valuesAt(board, cells, [2, 3], 7)).toEqual({ x: 2, y: 3, map: 7, no: 5 });
    expect(valuesAt(board, [], [0, 0], null)).toEqual({ x: 0, y: 0, no: 0 });
  });

  it('closes the track: the last cell leads to the first', () => {
    const cells = [1, 0, 2].map((no) => ({ key: String(no), data: { no } }));
    expect(linksOf({ track: 'no' }, cells).map(({ from, to }) => from + to)).toEqual(['01', '12', '20']);
  });
});
