import type { FieldKind, ResolvedField } from './field.ts';
import { REVISIONS, type ModuleDefinition, type ResolvedModule } from './module.ts';

/** Kinds whose value is one short text that people type into a cell. */
const CELL_KINDS: ReadonlySet<FieldKind> = new Set([
  'id',
  'integer',
  'decimal',
  'duration',
  'boolean',
  'text',
  'enum',
  'multi_enum',
  'color',
  'date',
  'date_time',
  'reference',
  'reference_by',
  'cost_list',
  'reward_list',
]);

/** Whether people type a field into one cell, or its figures into several. */
const fitsIntoCells = (field: ResolvedField): boolean =>
  CELL_KINDS.has(field.kind) || (field.kind === 'rows' && field.columnsOf !== undefined);

type Described = Pick<ResolvedModule, 'kind' | 'identity' | 'display'> & {
  readonly fields: readonly ResolvedField[];
};

/**
 * The sheet of a module's list; null where there is no list to edit. Its columns: those that the definition
 * names; every field of a module that declares a sheet without naming any; otherwise what fits into a cell.
 */
export function resolveSheet(
  { store = REVISIONS, list }: ModuleDefinition,
  { kind, identity, display, fields }: Described,
): ResolvedModule['list']['sheet'] {
  if (kind === 'singleton' || store !== REVISIONS) return null;
  const authored = list?.sheet;
  const names = new Set([...identity, ...(display.title === null ? [] : [display.title])]);
  const typed = fields.filter((field) => authored !== undefined || fitsIntoCells(field));
  const first = [...names].filter((name) => fields.some(({ key }) => key === name));
  const others = (authored?.columns ?? typed.map(({ key }) => key)).filter((key) => !names.has(key));
  return Object.freeze({
    groupBy: authored?.groupBy ?? null,
    columns: Object.freeze([...first, ...others]),
  });
}
