import type { BoardDefinition } from './board.ts';
import type { ResolvedField } from './field.ts';
import type { ResolvedModule } from './module.ts';
import { unknown } from './definition-words.ts';

/** Fields that the board of a module names and does not have. */
export function findBoardProblems({ key, board, fields, fieldByKey }: ResolvedModule): string[] {
  if (board === null) return [];
  const place = `${key}: board`;
  const list = board.rows === undefined ? undefined : fieldByKey.get(board.rows);
  if (board.rows !== undefined && list?.kind !== 'rows')
    return [`${place}.rows: "${board.rows}" is no list of rows`];
  const cellFields = list?.kind === 'rows' ? list.rowFields : fields;
  const { groupBy = [], links } = board;
  const named = [
    ...(board.at ?? []),
    ...(board.band ?? []),
    ...(board.area ?? []),
    ...(typeof groupBy === 'string' ? [groupBy] : groupBy),
    board.count,
    board.label,
    board.flag,
    board.colour,
    board.track,
    board.piece?.of,
    ...(links === undefined ? [] : ['rows' in links ? links.rows : links.reference]),
  ];
  return [
    ...unknown(place, named, keysOf(cellFields)),
    ...unknown(`${place}.size`, sizeFields(board), keysOf(fields)),
    ...findLinkProblems(`${place}.links`, board, cellFields),
  ];
}

/** The fields in the rows of a cell that tell where it leads. */
function findLinkProblems(
  place: string,
  { links }: BoardDefinition,
  cellFields: readonly ResolvedField[],
): string[] {
  if (links === undefined || !('rows' in links)) return [];
  const ways = cellFields.find(({ key }) => key === links.rows);
  return ways?.kind === 'rows' ? unknown(place, links.to, keysOf(ways.rowFields)) : [];
}

const keysOf = (fields: readonly ResolvedField[]): readonly string[] => fields.map(({ key }) => key);

/** The fields of the record itself that tell the sides of its board. */
function sizeFields({ size }: BoardDefinition): readonly string[] {
  if (size === undefined) return [];
  return size.of === undefined ? size.sides : [size.of];
}
