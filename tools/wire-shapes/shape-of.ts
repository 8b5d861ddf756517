import { camelName, snakeName, type Shape } from '../../apps/web/src/api/wire-names.ts';

/** A JSON Schema as the description of the API has it. */
export type Schema = Readonly<Record<string, unknown>>;

type Names = { readonly [name: string]: Shape };

/**
 * Which parts of a value keep their spelling, read from its schema: any JSON, keys of a map, and names that
 * would not come back the same. All else is converted, and is not listed.
 */
export function shapeOf(schema: Schema): Shape {
  return pruned(fullShape(schema));
}

function fullShape(schema: Schema): Shape {
  const choices = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as readonly Schema[] | undefined;
  if (choices !== undefined) return choices.map(fullShape).reduce(merged, {});
  if ('const' in schema || 'enum' in schema || 'not' in schema) return {};
  switch (schema['type']) {
    case 'object':
      return objectShape(schema);
    case 'array':
      return [schema['items'], ...((schema['prefixItems'] as readonly Schema[] | undefined) ?? [])]
        .filter((item) => item !== undefined)
        .map((item) => fullShape(item as Schema))
        .reduce(merged, {});
    case undefined:
      return 'as-is';
    default:
      return {};
  }
}

function objectShape({ properties = {}, additionalProperties }: Schema): Shape {
  const named = Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, inner]) => {
    const shape = fullShape(inner);
    if (snakeName(camelName(name)) === name) return [name, shape] as const;
    if (!isEmpty(pruned(shape))) throw new Error(`${name} can not keep its name and have parts of its own.`);
    return [name, 'name'] as const;
  });
  const isMap = typeof additionalProperties === 'object' && additionalProperties !== null;
  const rest: Names = isMap ? { '*': fullShape(additionalProperties as Schema) } : {};
  return { ...Object.fromEntries(named), ...rest };
}

/** Both of two choices. A name of one is no key of the other's map. */
function merged(one: Shape, other: Shape): Shape {
  if (one === 'as-is' || other === 'as-is') return 'as-is';
  if (one === 'name' || other === 'name') return 'name';
  if (isMap(one) !== isMap(other) && !isEmpty(one) && !isEmpty(other))
    throw new Error('A choice between a map and an object: nobody can tell keys from names.');
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, merged(one[name] ?? {}, other[name] ?? {})]));
}

const isMap = (shape: Names): boolean => Object.hasOwn(shape, '*');
const isEmpty = (shape: Shape): boolean => typeof shape === 'object' && Object.keys(shape).length === 0;

/** Whether nothing in it is spelled in two ways. */
const isTheSame = (shape: Shape): boolean =>
  typeof shape === 'string' ||
  Object.entries(shape).every(([name, inner]) => camelName(name) === name && isTheSame(inner));

/**
 * Without what is converted anyway. Beside keys of a map every name has to be told; a map of what is
 * spelled in one way needs no converting at all.
 */
function pruned(shape: Shape): Shape {
  if (typeof shape === 'string') return shape;
  if (isMap(shape) && isTheSame(shape)) return 'as-is';
  const inner = Object.entries(shape).map(([name, one]) => [name, pruned(one)] as const);
  return Object.fromEntries(isMap(shape) ? inner : inner.filter(([, one]) => !isEmpty(one)));
}
