/** A JSON Schema as OpenAPI descriptions hold it. */
export type Schema = Readonly<Record<string, unknown>>;

const INDENT = '  ';

/** A JSON Schema as a type that people read: `{ name: string; note?: string }`, one field a line, with its description. */
export function schemaText(schema: Schema, depth = 0): string {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  if (choices !== undefined && choices.every((one) => Object.keys(one).length > 0))
    return choices.map((one) => schemaText(one, depth)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if (typeof schema['$ref'] === 'string') return schema['$ref'].slice(schema['$ref'].lastIndexOf('/') + 1);
  const { type } = schema;
  if (Array.isArray(type)) return type.map((one) => schemaText({ ...schema, type: one }, depth)).join(' | ');
  switch (type) {
    case 'object':
      return objectText(schema, depth);
    case 'array':
      return listText(schemaText((schema['items'] ?? {}) as Schema, depth));
    case 'string':
      return `string${limits(schema, ['format', 'pattern', 'minLength', 'maxLength'])}`;
    case 'number':
    case 'integer':
      return `${type}${limits(schema, ['minimum', 'maximum'])}`;
    default:
      return typeof type === 'string' ? type : 'any JSON';
  }
}

function objectText({ properties, required, additionalProperties }: Schema, depth: number): string {
  const fields = Object.entries((properties ?? {}) as Record<string, Schema>);
  const needed = (required ?? []) as readonly string[];
  const pad = INDENT.repeat(depth + 1);
  const lines = fields.map(
    ([key, field]) =>
      `${pad}${key}${needed.includes(key) ? '' : '?'}: ${schemaText(field, depth + 1)}${comment(field)}`,
  );
  const isOpen = typeof additionalProperties === 'object' && additionalProperties !== null;
  if (isOpen) lines.push(`${pad}[key]: ${schemaText(additionalProperties as Schema, depth + 1)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${INDENT.repeat(depth)}}`;
}

const comment = ({ description }: Schema): string =>
  typeof description === 'string' ? `  // ${description}` : '';

const listText = (item: string): string => (item.includes(' | ') ? `(${item})[]` : `${item}[]`);

/** Bounds that every JavaScript number has say nothing. */
const SAYS_NOTHING: ReadonlySet<unknown> = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

function limits(schema: Schema, names: readonly string[]): string {
  const said = names.filter((name) => schema[name] !== undefined && !SAYS_NOTHING.has(schema[name]));
  return said.length === 0 ? '' : ` (${said.map((name) => `${name} ${String(schema[name])}`).join(', ')})`;
}
