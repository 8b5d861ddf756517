import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { CellResult } from '@quartermaster/domain/fields/field-kind-logic';
import { cellProblem } from '@quartermaster/domain/fields/cells';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { isCellFault, NOT_CALCULATED, type CellFault } from '../../engine/codecs/cell-table.ts';

/** What a file holds in one place: text or a fault in the cell of a table, any value under a JSON key. */
export type Cell = JsonValue | undefined;

/** A place of a record that a column of a file can fill. */
export type ImportTarget = {
  /** `name.en` for tables, `name` for JSON. */
  readonly key: string;
  readonly field: ResolvedField;
  isEmpty(cell: Cell): boolean;
  read(cell: Cell, before: JsonValue | undefined): CellResult;
};

/** CSV and workbooks are tables of cells; JSON is a list of records. */
export type FileFormat = 'csv' | 'xlsx' | 'json';

/** Every place of a module's records that a file of this format can fill, in form order. */
export function importTargets(module: ResolvedModule, format: FileFormat): readonly ImportTarget[] {
  return module.fields.flatMap((field) => (format === 'json' ? [valueTarget(field)] : cellTargets(field)));
}

/** The places left to a file whose rows all belong to one parent: every place but the parent's. */
export function targetsBelow(
  module: ResolvedModule,
  format: FileFormat,
  parent: string | null,
): readonly ImportTarget[] {
  const targets = importTargets(module, format);
  return parent === null ? targets : targets.filter(({ field }) => field.key !== module.parent?.field);
}

function cellTargets(field: ResolvedField): ImportTarget[] {
  return fieldKindLogic(field.kind)
    .columns(field)
    .filter(({ isSheetOnly }) => isSheetOnly !== true)
    .map((column) => ({
      key: column.name,
      field,
      isEmpty: (cell) => (typeof cell === 'string' ? cell.trim() === '' : !isCellFault(cell)),
      read: (cell, before) =>
        isCellFault(cell) ? faultOf(cell) : column.read(typeof cell === 'string' ? cell : '', before),
    }));
}

/** The same place, for which some texts have a meaning that a person gave them. */
export function withValues(
  target: ImportTarget,
  values: Readonly<Record<string, JsonValue>> | undefined,
): ImportTarget {
  if (values === undefined) return target;
  const meant = new Map(Object.entries(values));
  return {
    ...target,
    read: (cell, before) => {
      const value = typeof cell === 'string' ? meant.get(cell.trim()) : undefined;
      return value === undefined ? target.read(cell, before) : { ok: true, value };
    },
  };
}

/** A fault is never a value, not even where any text would do. */
function faultOf({ fault, cell }: CellFault): CellResult {
  return fault === NOT_CALCULATED
    ? cellProblem('cell_not_calculated', { cell })
    : cellProblem('cell_fault', { cell, fault });
}

function valueTarget(field: ResolvedField): ImportTarget {
  return {
    key: field.key,
    field,
    isEmpty: (cell) => fieldKindLogic(field.kind).isEmpty(cell),
    read: (cell) => ({ ok: true, value: cell ?? undefined }),
  };
}
