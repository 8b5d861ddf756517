import type { NumberUnit, ResolvedField } from '../core/field.ts';
import type { JsonObject, JsonValue } from '../core/json.ts';

const CHOSEN = new WeakMap<ResolvedField, Map<string, ResolvedField>>();

/** The module that a field refers to, given the other values of its record or row; null: none. */
export function chosenModule(field: ResolvedField<'reference_by'>, siblings: JsonObject): string | null {
  const value = siblings[field.by];
  return typeof value === 'string' && Object.hasOwn(field.targets, value)
    ? (field.targets[value] ?? null)
    : null;
}

/**
 * A field as the other values of its record or row make it: a reference whose module they choose is a
 * plain reference to that module, a typed id knows whose it is, and a number its unit. Every other field is
 * itself, and so is one for which nothing is chosen.
 */
export function chosenField(field: ResolvedField, siblings: JsonObject): ResolvedField {
  if (field.kind === 'reference_by') {
    const module = chosenModule(field, siblings);
    return module === null ? field : keptFor(field, module, () => referenceTo(module, field));
  }
  if (field.kind === 'integer' || field.kind === 'decimal') {
    const unit = chosenUnit(field, siblings);
    return unit === undefined ? field : keptFor(field, unit, () => Object.freeze({ ...field, unit }));
  }
  const screen = screenBeside(field);
  const recordModule = screen === undefined ? undefined : siblings[screen];
  return typeof recordModule === 'string' && recordModule !== ''
    ? keptFor(field, recordModule, () => Object.freeze({ ...field, recordModule }))
    : field;
}

function chosenUnit(
  { unitBy }: ResolvedField<'integer' | 'decimal'>,
  siblings: JsonObject,
): NumberUnit | undefined {
  if (unitBy === undefined) return undefined;
  for (const [key, units] of Object.entries(unitBy)) {
    const value = siblings[key];
    if (typeof value === 'string' && Object.hasOwn(units, value)) return units[value];
  }
  return undefined;
}

/** The field that names the screen whose record a typed id names. */
function screenBeside(field: ResolvedField): string | undefined {
  return field.kind === 'text' || field.kind === 'id' ? field.recordIn : undefined;
}

/** Keeps one object per choice, so that the same field is not drawn again. */
function keptFor(field: ResolvedField, choice: string, make: () => ResolvedField): ResolvedField {
  const known = CHOSEN.get(field) ?? new Map<string, ResolvedField>();
  CHOSEN.set(field, known);
  const chosen = known.get(choice) ?? make();
  known.set(choice, chosen);
  return chosen;
}

function referenceTo(module: string, field: ResolvedField<'reference_by'>): ResolvedField<'reference'> {
  const { by: _by, targets: _targets, ...common } = field;
  return Object.freeze({ ...common, kind: 'reference', to: module });
}

/** The references of a record or row that become invalid when `key` selects another module. */
export function lostReferences(
  fields: readonly ResolvedField[],
  values: JsonObject,
  key: string,
  value: JsonValue,
): readonly string[] {
  const next = { ...values, [key]: value };
  return fields.flatMap((field) => (losesRecord(field, values, next, key) ? [field.key] : []));
}

function losesRecord(field: ResolvedField, values: JsonObject, next: JsonObject, key: string): boolean {
  if (field.kind === 'reference_by')
    return field.by === key && chosenModule(field, values) !== chosenModule(field, next);
  return screenBeside(field) === key && values[key] !== next[key];
}

/** A record or row with one value changed, without the references that this ends. */
export function withChoice(
  fields: readonly ResolvedField[],
  values: JsonObject,
  key: string,
  value: JsonValue,
): JsonObject {
  const lost = lostReferences(fields, values, key, value).map((name) => [name, null]);
  return { ...values, [key]: value, ...Object.fromEntries(lost) };
}
