import type { BoardDefinition } from '@quartermaster/domain/core/board';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { RecordData } from '@quartermaster/domain/core/json';

/** A cell of a board: a record or a row. `key` stays the same while it is edited. */
export type BoardCell = { readonly key: string; readonly data: RecordData };

/** Sides of a board. */
export type BoardSize = { readonly columns: number; readonly rows: number };

/** A square of a board, counted from 0, with its cells: none, one, or several in conflict. */
export type Square = {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly cells: readonly string[];
  /** How many columns and rows it covers. Absent: one. */
  readonly span?: readonly [columns: number, rows: number];
};

/**
 * `grid`: squares side by side, empty ones too. `map`: cells alone, each at its place on a larger surface.
 * `fixed`: squares that cells fill in their order; nothing can be moved. `areas`: rectangles, which stay too.
 */
export type BoardLayout = BoardSize & {
  readonly kind: 'grid' | 'map' | 'fixed' | 'areas';
  readonly squares: readonly Square[];
  /** What columns and rows are counted from. */
  readonly origin: { readonly column: number; readonly row: number };
  /** Keys of cells that the board has no place for. */
  readonly unplaced: readonly string[];
};

type LayoutRequest = {
  readonly board: BoardDefinition;
  readonly fields: readonly ResolvedField[];
  readonly cells: readonly BoardCell[];
  /** Null: as large as its cells and the limits of their fields allow. */
  readonly size: BoardSize | null;
  /** Squares that one of the cell's pieces covers. */
  readonly areaOf?: (cell: BoardCell) => number;
};

/** Above this, empty squares are too many to walk through. */
const MOST_SQUARES = 400;

export function layOut(request: LayoutRequest): BoardLayout {
  const { board } = request;
  if (board.at !== undefined) return placed(request, board.at);
  if (board.area !== undefined) return areas(request, board.area);
  return board.band === undefined ? filled(request) : bands(request, board.band);
}

function placed({ board, fields, cells, size }: LayoutRequest, at: readonly [string, string]): BoardLayout {
  const [column, row] = at.map((key) => limitsOf(fields, key));
  const origin = { column: column?.min ?? 0, row: row?.min ?? 0 };
  const places = cells.map((cell) => ({ cell, place: columnAndRow(cell.data, at) }));
  const known = places.flatMap(({ cell, place }) => (place === null ? [] : [{ cell, place }]));
  // One empty column and row for cells to move to, unless the sides are defined elsewhere.
  const more = board.size === undefined ? 1 : 0;
  const side = (limit: number | undefined, start: number, index: 0 | 1) => {
    const last = Math.max(start, ...known.map(({ place }) => place[index]));
    return Math.min(limit ?? last + more, last + more) - start + 1;
  };
  const columns = Math.max(size?.columns ?? 0, size ? 1 : side(column?.max, origin.column, 0));
  const rows = Math.max(size?.rows ?? 0, size ? 1 : side(row?.max, origin.row, 1));
  const isIn = (place: readonly [number, number]) =>
    place[0] >= origin.column &&
    place[1] >= origin.row &&
    place[0] < origin.column + columns &&
    place[1] < origin.row + rows;
  const inside = known.filter(({ place }) => isIn(place));
  const byPlace = Map.groupBy(inside, ({ place }) => place.join(':'));
  const squareAt = (x: number, y: number): Square => ({
    id: `${x}:${y}`,
    column: x,
    row: y,
    cells: (byPlace.get(`${x + origin.column}:${y + origin.row}`) ?? []).map(({ cell }) => cell.key),
  });
  const isGrid = columns * rows <= MOST_SQUARES;
  const seen = [...byPlace.values()].flatMap(([first]) => (first === undefined ? [] : [first.place]));
  return {
    kind: isGrid ? 'grid' : 'map',
    columns,
    rows,
    origin,
    squares: isGrid
      ? Array.from({ length: columns * rows }, (_, index) =>
          squareAt(index % columns, Math.floor(index / columns)),
        )
      : seen.map(([x, y]) => squareAt(x - origin.column, y - origin.row)),
    unplaced: places.filter(({ place }) => place === null || !isIn(place)).map(({ cell }) => cell.key),
  };
}

function filled({ board, cells, size, areaOf = () => 1 }: LayoutRequest): BoardLayout {
  const used = cells.flatMap((cell) => {
    const squares = (whole(cell.data[board.count ?? '']) ?? 0) * areaOf(cell);
    return Array.from({ length: Math.min(squares, MOST_SQUARES) }, () => cell.key);
  });
  const columns = size?.columns ?? Math.max(1, Math.ceil(Math.sqrt(used.length)));
  const rows = size?.rows ?? Math.max(1, Math.ceil(used.length / columns));
  const area = Math.min(columns * rows, MOST_SQUARES);
  return {
    kind: 'fixed',
    columns,
    rows,
    origin: { column: 1, row: 1 },
    squares: Array.from({ length: area }, (_, index) => ({
      id: String(index),
      column: index % columns,
      row: Math.floor(index / columns),
      cells: used[index] === undefined ? [] : [used[index]],
    })),
    unplaced: [...new Set(used.slice(area))],
  };
}

function bands({ cells }: LayoutRequest, [from]: readonly [string, string]): BoardLayout {
  const sorted = cells.toSorted((a, b) => (whole(a.data[from]) ?? 0) - (whole(b.data[from]) ?? 0));
  return {
    kind: 'fixed',
    columns: 1,
    rows: Math.max(1, sorted.length),
    origin: { column: 1, row: 1 },
    squares: sorted.map(({ key }, row) => ({ id: String(row), column: 0, row, cells: [key] })),
    unplaced: [],
  };
}

function areas(
  { cells, size }: LayoutRequest,
  [x1, y1, x2, y2]: NonNullable<BoardDefinition['area']>,
): BoardLayout {
  const { columns, rows } = size ?? { columns: 1, rows: 1 };
  const squares = cells.flatMap(({ key, data }): Square[] => {
    const [from, to] = [columnAndRow(data, [x1, y1]), columnAndRow(data, [x2, y2])];
    if (from === null || to === null) return [];
    const [column, row] = from;
    const isIn = to[0] < columns && to[1] < rows && column <= to[0] && row <= to[1];
    const span = [to[0] - column + 1, to[1] - row + 1] as const;
    return isIn ? [{ id: key, column, row, span, cells: [key] }] : [];
  });
  const inside = new Set(squares.map(({ id }) => id));
  const unplaced = cells.map(({ key }) => key).filter((key) => !inside.has(key));
  return { kind: 'areas', columns, rows, origin: { column: 0, row: 0 }, squares, unplaced };
}

/** The column and row of a cell; null where one of them is empty. */
export function columnAndRow(
  data: RecordData,
  at: readonly [string, string],
): readonly [number, number] | null {
  const [column, row] = [whole(data[at[0]]), whole(data[at[1]])];
  return column === null || row === null ? null : [column, row];
}

export const whole = (value: RecordData[string] | undefined): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null;

function limitsOf(fields: readonly ResolvedField[], key: string): { min?: number; max?: number } {
  const field = fields.find((each) => each.key === key);
  if (field?.kind !== 'integer') return {};
  return {
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
  };
}

/** The numbers of the boards in a list, in order; empty where the list is one board. */
export function boardsOf({ groupBy }: BoardDefinition, cells: readonly BoardCell[]): readonly number[] {
  if (groupBy === undefined) return [];
  const numbers = cells.flatMap(({ data }) => {
    if (typeof groupBy === 'string') return whole(data[groupBy]) ?? [];
    const [from, to] = groupBy.map((key) => whole(data[key]) ?? 0);
    return Array.from(
      { length: Math.min(99, Math.max(0, (to ?? 0) - (from ?? 0) + 1)) },
      (_, i) => (from ?? 0) + i,
    );
  });
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** The cells of one board. */
export function cellsOn(
  { groupBy }: BoardDefinition,
  cells: readonly BoardCell[],
  board: number | null,
): readonly BoardCell[] {
  if (groupBy === undefined || board === null) return cells;
  return cells.filter(({ data }) => {
    if (typeof groupBy === 'string') return data[groupBy] === board;
    const [from, to] = groupBy.map((key) => whole(data[key]));
    return (from ?? board + 1) <= board && (to ?? board - 1) >= board;
  });
}

/** An offset larger than any map. */
const ASIDE = 10_000;

/** The square that an arrow leads to: the next one of a grid, on a map the nearest cell that way. */
export function squareBeside(
  { kind, squares }: BoardLayout,
  from: Square,
  [right, down]: readonly [number, number],
): Square | null {
  if (kind === 'grid' || kind === 'fixed')
    return (
      squares.find(({ column, row }) => column === from.column + right && row === from.row + down) ?? null
    );
  const ahead = squares.flatMap((square) => {
    const [x, y] = [square.column - from.column, square.row - from.row];
    const [along, across] = [x * right + y * down, Math.abs(x * down) + Math.abs(y * right)];
    // A cell more to the side than ahead is chosen only where there is no other.
    return along > 0 ? [{ square, far: along + across + (across > along ? ASIDE : 0) }] : [];
  });
  return ahead.toSorted((a, b) => a.far - b.far)[0]?.square ?? null;
}
