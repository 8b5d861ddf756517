import type { EnumDefinition } from '../core/field.ts';

const VALUE_SETS = new WeakMap<EnumDefinition, ReadonlySet<string>>();

/** Whether a text is one of an enum's values. */
export function isEnumValue(definition: EnumDefinition, value: string): boolean {
  let values = VALUE_SETS.get(definition);
  if (values === undefined) {
    values = new Set(definition.values.map((entry) => entry.value));
    VALUE_SETS.set(definition, values);
  }
  return values.has(value);
}

/** The value a cell's text means: the value itself or its label in any language. */
export function findEnumValue(definition: EnumDefinition, text: string): string | undefined {
  const wanted = text.trim();
  if (isEnumValue(definition, wanted)) return wanted;
  const folded = wanted.toLowerCase();
  const found = definition.values.find(
    ({ value, label }) =>
      value.toLowerCase() === folded || Object.values(label).some((name) => name.toLowerCase() === folded),
  );
  return found?.value;
}
