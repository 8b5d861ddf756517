import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { isNumberKind, POINTS_PER_PERCENT } from '@quartermaster/domain/fields/number-text';
import { isEditable, typeCell, type SheetColumn, type SheetRow } from './sheet-model.ts';

/** A numeric column of a sheet, or one stat of a stat block. */
export type Figure = {
  readonly key: string;
  readonly column: SheetColumn;
  readonly stat: string | null;
  /** How many of what is stored make one of what is shown: percent are stored as hundredths. */
  readonly scale: number;
};

/** The figures of a sheet that may be filled; what names a record is none. */
export function figuresOf(columns: readonly SheetColumn[], rows: readonly SheetRow[]): readonly Figure[] {
  return columns.flatMap((column): readonly Figure[] => {
    const { field, name, isIdentity } = column;
    if (field.kind === 'stat_block')
      return statsIn(rows, field.key).map((stat) => ({ key: `${name}.${stat}`, column, stat, scale: 1 }));
    if (isIdentity || !isNumberKind(field.kind) || name === 'sort_order') return [];
    const isPercent = field.kind === 'integer' && field.unit === 'bp';
    return [{ key: name, column, stat: null, scale: isPercent ? POINTS_PER_PERCENT : 1 }];
  });
}

function statsIn(rows: readonly SheetRow[], key: string): readonly string[] {
  return [...new Set(rows.flatMap(({ data }) => Object.keys(blockOf(data[key]))))];
}

/** The shown value of a figure in a record; `null`: none. */
export function figureIn(data: RecordData, { column, stat, scale }: Figure): number | null {
  const value = data[column.field.key];
  const stored = stat === null ? value : blockOf(value)[stat];
  return typeof stored === 'number' ? stored / scale : null;
}

/** The rows from one place on with these values in a figure, as if they had been typed. */
export function fillFigure(
  rows: readonly SheetRow[],
  { column, stat, scale }: Figure,
  from: number,
  values: readonly number[],
): readonly SheetRow[] {
  return rows.map((row, index) => {
    const value = values[index - from];
    if (index < from || value === undefined || !isEditable(row, column)) return row;
    const stored = scale === 1 ? value : Math.round(value * scale);
    const cell: JsonValue =
      stat === null ? stored : { ...blockOf(row.data[column.field.key]), [stat]: stored };
    return typeCell(row, column, column.print(cell));
  });
}

const blockOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** The field that numbers the rows of a sheet: the one that counts without a gap, or a number of the identity. */
export function stepFieldOf(module: ResolvedModule): string | null {
  const counted = module.rules.flatMap((rule) =>
    'is' in rule && rule.is === 'contiguous' && typeof rule.along === 'object' && 'orderBy' in rule.along
      ? [rule.field]
      : [],
  );
  const own = module.identity.filter((key) => module.fieldByKey.get(key)?.kind === 'integer');
  return counted[0] ?? own.at(-1) ?? null;
}

/** Row numbers: the values of the step field, or positions from 1. */
export function numbersOf(rows: readonly RecordData[], stepField: string | null): readonly number[] {
  const numbers = rows.map((data) => (stepField === null ? undefined : data[stepField]));
  return numbers.every((number) => typeof number === 'number')
    ? numbers
    : rows.map((_row, index) => index + 1);
}
