import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { CellResult } from '@quartermaster/domain/fields/field-kind-logic';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';

/** What a file holds in one place: text in a CSV cell, any value under a JSON key. */
export type Cell = JsonValue | undefined;

/** A place of a record that a column of a file can fill. */
export type ImportTarget = {
  /** `name.en` for CSV, `name` for JSON. */
  readonly key: string;
  readonly field: ResolvedField;
  isEmpty(cell: Cell): boolean;
  read(cell: Cell, before: JsonValue | undefined): CellResult;
};

export type FileFormat = 'csv' | 'json';

/** Every place of a module's records that a file of this format can fill, in form order. */
export function importTargets(module: ResolvedModule, format: FileFormat): readonly ImportTarget[] {
  return module.fields.flatMap((field) => (format === 'csv' ? cellTargets(field) : [valueTarget(field)]));
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
    .map((column) => ({
      key: column.name,
      field,
      isEmpty: (cell) => typeof cell !== 'string' || cell.trim() === '',
      read: (cell, before) => column.read(typeof cell === 'string' ? cell : '', before),
    }));
}

function valueTarget(field: ResolvedField): ImportTarget {
  return {
    key: field.key,
    field,
    isEmpty: (cell) => fieldKindLogic(field.kind).isEmpty(cell),
    read: (cell) => ({ ok: true, value: cell ?? undefined }),
  };
}
