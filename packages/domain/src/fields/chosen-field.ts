import type { ResolvedField } from '../core/field.ts';
import type { JsonObject, JsonValue } from '../core/json.ts';

const REFERENCES = new WeakMap<ResolvedField, Map<string, ResolvedField<'reference'>>>();

/** The module that a field's records are of, given the other values of its record or row; null: of none. */
export function chosenModule(field: ResolvedField<'reference_by'>, siblings: JsonObject): string | null {
  const value = siblings[field.by];
  return typeof value === 'string' && Object.hasOwn(field.targets, value)
    ? (field.targets[value] ?? null)
    : null;
}

/**
 * A field as the other values of its record or row make it: a reference whose module they choose is a
 * plain reference to that module. Every other field is itself, and so is one for which nothing is chosen.
 */
export function chosenField(field: ResolvedField, siblings: JsonObject): ResolvedField {
  if (field.kind !== 'reference_by') return field;
  const module = chosenModule(field, siblings);
  return module === null ? field : referenceTo(module, field);
}

/** One object for each module, so that nobody draws a field again that is the same. */
function referenceTo(module: string, field: ResolvedField<'reference_by'>): ResolvedField<'reference'> {
  const known = REFERENCES.get(field) ?? new Map<string, ResolvedField<'reference'>>();
  REFERENCES.set(field, known);
  const { by: _by, targets: _targets, ...common } = field;
  const reference = known.get(module) ?? Object.freeze({ ...common, kind: 'reference', to: module });
  known.set(module, reference);
  return reference;
}

/** The fields of a record or row that another one of it decides about: their module, or whether they are there. */
export function deciders(field: ResolvedField): readonly string[] {
  return [
    ...(field.showWhen === undefined ? [] : [field.showWhen.field]),
    ...(field.kind === 'reference_by' ? [field.by] : []),
  ];
}

/** The references of a record or row that become invalid when `key` selects another module. */
export function lostReferences(
  fields: readonly ResolvedField[],
  values: JsonObject,
  key: string,
  value: JsonValue,
): readonly string[] {
  const next = { ...values, [key]: value };
  return fields.flatMap((field) =>
    field.kind === 'reference_by' &&
    field.by === key &&
    chosenModule(field, values) !== chosenModule(field, next)
      ? [field.key]
      : [],
  );
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
