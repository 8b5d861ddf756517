import type { BoardDefinition } from '@quartermaster/domain/core/board';
import { objectsInPlace, textOf, type RecordData } from '@quartermaster/domain/core/json';
import { columnAndRow, whole, type BoardCell } from './board-layout.ts';

/** Cells with other values, by key. */
export type CellChanges = ReadonlyMap<string, RecordData>;

/** A link from one cell to another. `isTrack`: part of the track, not a shortcut. */
export type BoardLink = { readonly from: string; readonly to: string; readonly isTrack: boolean };

/** The links of a board: along its track, and from cells to cells. Links to missing cells are skipped. */
export function linksOf(board: BoardDefinition, cells: readonly BoardCell[]): readonly BoardLink[] {
  return [...trackOf(board, cells), ...cells.flatMap((cell) => targetsOf(board, cells, cell))];
}

/** The track is a loop: the last cell leads to the first. */
function trackOf({ track }: BoardDefinition, cells: readonly BoardCell[]): readonly BoardLink[] {
  if (track === undefined || cells.length < 2) return [];
  const numbered = cells.filter(({ data }) => whole(data[track]) !== null);
  const walk = numbered.toSorted((a, b) => Number(a.data[track]) - Number(b.data[track]));
  return walk.flatMap(({ key }, index) => {
    const next = walk[(index + 1) % walk.length];
    return next === undefined ? [] : [{ from: key, to: next.key, isTrack: true }];
  });
}

function targetsOf(
  { at, links }: BoardDefinition,
  cells: readonly BoardCell[],
  { key, data }: BoardCell,
): readonly BoardLink[] {
  if (links === undefined) return [];
  const link = (to: string): BoardLink => ({ from: key, to, isTrack: false });
  if ('reference' in links) {
    const to = textOf(data[links.reference]);
    return cells.filter((cell) => cell.key === to).map((cell) => link(cell.key));
  }
  if (at === undefined) return [];
  const places = new Map(cells.map((cell) => [columnAndRow(cell.data, at)?.join(':'), cell.key]));
  return objectsInPlace(data[links.rows]).flatMap((way) => {
    const to = places.get(columnAndRow(way, links.to)?.join(':'));
    return to === undefined ? [] : [link(to)];
  });
}

/**
 * Moves a cell. A cell at the target swaps places with it, and links to both follow.
 * `cells`: those of one board.
 */
export function moveCell(
  board: BoardDefinition,
  cells: readonly BoardCell[],
  key: string,
  to: readonly [number, number],
): CellChanges {
  const { at, links } = board;
  const moved = cells.find((cell) => cell.key === key);
  if (at === undefined || moved === undefined) return new Map();
  const from = columnAndRow(moved.data, at);
  const inTheWay = cells.filter((cell) => columnAndRow(cell.data, at)?.join(':') === to.join(':'));
  const put = (data: RecordData, [column, row]: readonly [number, number]): RecordData => ({
    ...data,
    [at[0]]: column,
    [at[1]]: row,
  });
  const changes = new Map([[key, put(moved.data, to)]]);
  if (from !== null)
    for (const cell of inTheWay) if (cell.key !== key) changes.set(cell.key, put(cell.data, from));
  if (links === undefined || 'reference' in links || from === null) return changes;
  const goesTo = new Map([
    [from.join(':'), to],
    ...(inTheWay.length > 0 ? ([[to.join(':'), from]] as const) : []),
  ]);
  for (const cell of cells) {
    const data = changes.get(cell.key) ?? cell.data;
    const ways = objectsInPlace(data[links.rows]);
    const next = ways.map((way) => {
      const target = goesTo.get(columnAndRow(way, links.to)?.join(':') ?? '');
      return target === undefined ? way : { ...way, [links.to[0]]: target[0], [links.to[1]]: target[1] };
    });
    if (next.some((way, index) => way !== ways[index]))
      changes.set(cell.key, { ...data, [links.rows]: next });
  }
  return changes;
}

/** Adds a link between two cells, or removes it. */
export function toggleLink({ at, links }: BoardDefinition, from: BoardCell, to: BoardCell): CellChanges {
  if (links === undefined || from.key === to.key) return new Map();
  if ('reference' in links) {
    const { [links.reference]: now, ...rest } = from.data;
    return new Map([[from.key, textOf(now) === to.key ? rest : { ...rest, [links.reference]: to.key }]]);
  }
  const place = at === undefined ? null : columnAndRow(to.data, at);
  if (place === null) return new Map();
  const ways = objectsInPlace(from.data[links.rows]);
  const others = ways.filter((way) => columnAndRow(way, links.to)?.join(':') !== place.join(':'));
  const added = { [links.to[0]]: place[0], [links.to[1]]: place[1] };
  const next = others.length < ways.length ? others : [...ways, added];
  return new Map([[from.key, { ...from.data, [links.rows]: next }]]);
}

/** The values of a new cell: its place, its board, and the next number of the track. */
export function valuesAt(
  { at, groupBy, track }: BoardDefinition,
  cells: readonly BoardCell[],
  place: readonly [number, number],
  group: number | null,
): RecordData {
  const numbers = track === undefined ? [] : cells.flatMap(({ data }) => whole(data[track]) ?? []);
  return {
    ...(at === undefined ? {} : { [at[0]]: place[0], [at[1]]: place[1] }),
    ...(typeof groupBy === 'string' && group !== null ? { [groupBy]: group } : {}),
    ...(track === undefined ? {} : { [track]: numbers.length === 0 ? 0 : Math.max(...numbers) + 1 }),
  };
}
