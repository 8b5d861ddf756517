import fc from 'fast-check';
import type { Schema } from './shape-of.ts';

/** Keys as people and records have them: both spellings, and names that objects have by themselves. */
const KEYS = fc.oneof(
  fc.constantFrom('drop_rate', 'maxHp', 'ui_ok', 'A_b', '_x', 'constructor', '__proto__', '*', 'name', '1_a'),
  fc.string({ maxLength: 5 }),
);
const FEW = 3;

/** Any JSON, with keys that look like names. */
const ANY_JSON = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.constantFrom(null, true, 7, 'a_b'),
    fc.array(tie('json'), { maxLength: FEW }),
    mapOf(tie('json')),
  ),
})).json;

/** A map; `__proto__` is a key like any other. */
function mapOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<object> {
  return fc
    .array(fc.tuple(KEYS, value), { maxLength: FEW })
    .map((entries): object => Object.fromEntries(entries));
}

/** Values that have the names of a schema. What texts and numbers are does not matter here. */
export function wireValues(schema: Schema): fc.Arbitrary<unknown> {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map(wireValues));
  if ('const' in schema) return fc.constant(schema['const']);
  if ('enum' in schema) return fc.constantFrom(...(schema['enum'] as readonly unknown[]));
  switch (schema['type']) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(wireValues((schema['items'] ?? {}) as Schema), { maxLength: FEW });
    case undefined:
      return ANY_JSON;
    default:
      return fc.constantFrom('a_b', 7, null);
  }
}

function objects({ properties = {}, additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const named = Object.entries(properties as Readonly<Record<string, Schema>>);
  const fields = fc.record(Object.fromEntries(named.map(([name, inner]) => [name, wireValues(inner)])), {
    requiredKeys: [],
    noNullPrototype: true,
  });
  if (typeof additionalProperties !== 'object') return fields;
  return fc
    .tuple(mapOf(wireValues(additionalProperties as Schema)), fields)
    .map(([map, own]) => Object.fromEntries([...Object.entries(map), ...Object.entries(own)]));
}
