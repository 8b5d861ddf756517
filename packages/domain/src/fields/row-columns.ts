import type { ResolvedField } from '../core/field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import type { LocalizedText } from '../core/language.ts';
import { cellValue } from './cells.ts';
import type { CellColumn } from './field-kind-logic.ts';
import type { FindKind } from './validate-object.ts';

/**
 * A column for each option of the field that tells the rows apart, which holds one figure of its row:
 * `prices.USD`. An empty cell removes the row; none where a field does not say so.
 */
export function optionColumns(findKind: FindKind, field: ResolvedField<'rows'>): readonly CellColumn[] {
  const { uniqueBy: by, columnsOf: of } = field;
  const option = field.rowFields.find(({ key }) => key === by);
  const figure = field.rowFields.find(({ key }) => key === of);
  if (by === undefined || option?.kind !== 'enum' || figure === undefined) return [];
  const [column] = findKind(figure.kind).columns(figure);
  if (column === undefined) return [];
  const cell = column.inSheet ?? column;
  return option.of.values.map(({ value, label }) =>
    optionColumn({ by, option: value, label, figure }, `${field.key}.${value}`, cell),
  );
}

type Option = {
  readonly by: string;
  readonly option: string;
  readonly label: LocalizedText;
  readonly figure: ResolvedField;
};

function optionColumn(
  { by, option, label, figure }: Option,
  name: string,
  cell: Pick<CellColumn, 'read' | 'print'>,
): CellColumn {
  const isOption = (row: JsonValue): row is JsonObject => isJsonObject(row) && row[by] === option;
  const rowOf = (rows: JsonValue | undefined): number =>
    Array.isArray(rows) ? rows.findIndex(isOption) : -1;
  return {
    name,
    isSheetOnly: true,
    label,
    part: figure,
    rowOf,
    read(text, before) {
      const rows: readonly JsonValue[] = Array.isArray(before) ? before : [];
      const read = cell.read(text, rows.find(isOption)?.[figure.key]);
      if (!read.ok) return read;
      const { value } = read;
      const left =
        value === undefined
          ? rows.filter((row) => !isOption(row))
          : rows.some(isOption)
            ? rows.map((row) => (isOption(row) ? { ...row, [figure.key]: value } : row))
            : [...rows, { [by]: option, [figure.key]: value }];
      return cellValue(left.length === 0 ? undefined : left);
    },
    print: (rows) =>
      cell.print(
        Array.isArray(rows) ? rows.find((row: JsonValue) => isOption(row))?.[figure.key] : undefined,
      ),
  };
}
