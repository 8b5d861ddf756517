import { plainText, type JsonValue, type RecordData } from '../../core/json.ts';
import { fieldAtPath } from '../../core/field-at-path.ts';
import type { ResolvedField } from '../../core/field.ts';
import { valueAt } from '../../record/path-value.ts';
import { inRows, rowsAt } from '../row-paths.ts';
import type { FindRecord, ReferenceRule } from '../rule-logic.ts';

/** The pieces of a board need no more cells than it has. Not checked without a piece or the board. */
export const piecesFit: ReferenceRule<'pieces_fit'> = {
  level: 'reference',
  paths: ({ rows, piece, count, board }) => [rows, inRows(rows, piece), inRows(rows, count), board],
  names: ({ rows, piece, size, board, grid }) => ({
    targets: [
      { reference: inRows(rows, piece), fields: size },
      { reference: board, fields: grid },
    ],
  }),
  check({ rows, piece, count, size, board, grid }, data, add, { module, findRecord }) {
    const cells = areaOf(named(fieldAtPath(module, board), data[board], findRecord), grid);
    const pieces = rowsAt(data, rows).map(({ values }) => {
      const field = fieldAtPath(module, inRows(rows, piece));
      const area = areaOf(named(field, values[piece], findRecord), size);
      return area === null ? null : area * Number(values[count] ?? 0);
    });
    if (cells === null || pieces.includes(null)) return;
    const needed = pieces.reduce<number>((sum, area) => sum + (area ?? 0), 0);
    if (needed > cells) add(rows, 'pieces_do_not_fit', { needed, cells });
  },
};

function named(
  field: ResolvedField | undefined,
  id: JsonValue | undefined,
  findRecord: FindRecord,
): RecordData | undefined {
  return field?.kind === 'reference' ? findRecord(field.to, plainText(id)) : undefined;
}

function areaOf(data: RecordData | undefined, [width, height]: readonly [string, string]): number | null {
  const [x, y] = [width, height].map((side) => data && valueAt(data, side));
  return typeof x === 'number' && typeof y === 'number' ? x * y : null;
}
