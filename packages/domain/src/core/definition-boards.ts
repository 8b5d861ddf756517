import type { BoardDefinition } from './board.ts';
import type { ResolvedModule } from './module.ts';
import { unknown } from './definition-words.ts';

/** Fields that the board of a module names and does not have. */
export function findBoardProblems({ key, board, fields, fieldByKey }: ResolvedModule): string[] {
  if (board === null) return [];
  const place = `${key}: board`;
  const own = fields.map((field) => field.key);
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
    ...[board.count, board.label, board.flag, board.colour, board.track, board.piece?.of].filter(
      (name) => name !== undefined,
    ),
    ...(links === undefined ? [] : ['rows' in links ? links.rows : links.reference]),
  ];
  const ways =
    links !== undefined && 'rows' in links ? cellFields.find((f) => f.key === links.rows) : undefined;
  return [
    ...unknown(
      place,
      named,
      cellFields.map((field) => field.key),
    ),
    ...unknown(`${place}.size`, sizeFields(board), own),
    ...(links !== undefined && 'rows' in links && ways?.kind === 'rows'
      ? unknown(
          `${place}.links`,
          links.to,
          ways.rowFields.map((field) => field.key),
        )
      : []),
  ];
}

/** The fields of the record itself that tell the sides of its board. */
function sizeFields({ size }: BoardDefinition): readonly string[] {
  if (size === undefined) return [];
  return size.of === undefined ? size.sides : [size.of];
}
