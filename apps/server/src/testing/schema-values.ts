import fc from 'fast-check';
import * as z from 'zod';

type JsonSchema = {
  readonly type?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** What values are made of beside their schema. */
export type ValueOptions = {
  /** Values that are right, as JSON text, by the name of the field they are in. */
  readonly right: Readonly<Record<string, fc.Arbitrary<string>>>;
  /** What is generated in place of a right value now and then. */
  readonly odd: fc.Arbitrary<string>;
};

/** Of a hundred fields, so many are there; of those, so many are right. */
const PRESENT = 95;
const RIGHT = 96;
const FEW = 3;

/** Texts that the usual patterns and formats allow. */
const LIKELY_TEXTS = ['"tea"', '"2026-12-24 12:00:00"', '"1:100200"', '"dev"', '"1"'];

/** JSON texts of values that a schema allows, but for a part here and there. */
export function valuesOf(schema: z.ZodType, options: ValueOptions): fc.Arbitrary<string> {
  return rightValueOf(jsonSchemaOf(schema), options);
}

/** The same for each field of an object. */
export function fieldsOf(
  schema: z.ZodType,
  options: ValueOptions,
): Readonly<Record<string, fc.Arbitrary<string>>> {
  const { properties = {} } = jsonSchemaOf(schema);
  return Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valueOf(one, name, options)]),
  );
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const described: object = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described;
}

function valueOf(schema: JsonSchema, name: string, options: ValueOptions): fc.Arbitrary<string> {
  return mostly(RIGHT, options.right[name] ?? rightValueOf(schema, options), options.odd);
}

function rightValueOf(schema: JsonSchema, options: ValueOptions): fc.Arbitrary<string> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((one) => rightValueOf(one, options)));
  if ('const' in schema) return fc.constant(JSON.stringify(schema.const));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum.map((word) => JSON.stringify(word)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, options);
    case 'array':
      return listOf(schema, options);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.constantFrom('true', 'false');
    case 'null':
      return fc.constant('null');
    case 'string':
      return fc.constantFrom(...LIKELY_TEXTS);
    default:
      return options.odd;
  }
}

function objectOf({ properties = {} }: JsonSchema, options: ValueOptions): fc.Arbitrary<string> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = valueOf(schema, name, options).map((value) => `"${name}": ${value}`);
    return mostly(PRESENT, field, fc.constant(null));
  });
  return fc.tuple(...fields).map((all) => `{${all.filter((field) => field !== null).join(', ')}}`);
}

function listOf({ items = {}, minItems = 0 }: JsonSchema, options: ValueOptions): fc.Arbitrary<string> {
  const item = valueOf(items, '', options);
  return fc
    .array(item, { minLength: minItems, maxLength: minItems + FEW })
    .map((all) => `[${all.join(', ')}]`);
}

/** Small numbers lead somewhere; the ends of a range are where programs break. */
function numberOf({ minimum = 0, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<string> {
  const least = Math.max(minimum, 1);
  const small = fc.integer({ min: least, max: Math.max(least, Math.min(maximum, least + FEW)) });
  return mostly(70, small, fc.constantFrom(minimum, maximum)).map(String);
}

/** With a probability of `percent` in a hundred the first, else the second. */
export const mostly = <A, B>(
  percent: number,
  first: fc.Arbitrary<A>,
  second: fc.Arbitrary<B>,
): fc.Arbitrary<A | B> =>
  fc.oneof({ weight: percent, arbitrary: first }, { weight: 100 - percent, arbitrary: second });
