import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { answerSchema } from '../http/open-api.ts';
import { isRawBody } from '../http/reply.ts';
import type { Route } from '../http/route.ts';

// Formats say what texts look like; the schemas' own patterns are what counts.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const compiled = new WeakMap<Route, ValidateFunction | null>();

/**
 * Compares an answer with its route's schema, and, as it goes over the wire, with the description
 * that outsiders read.
 */
export function checkAnswer(route: Route, body: unknown): void {
  const { method, path, answer } = route;
  const result = answer.safeParse(body);
  if (!result.success)
    throw new Error(`${method} ${path} answers otherwise than declared: ${result.error.message}`);
  const validate = validatorOf(route);
  if (validate === null || isRawBody(body)) return;
  const wire: unknown = JSON.parse(JSON.stringify(body ?? null), refuseOtherInstants);
  if (!validate(wire))
    throw new Error(`${method} ${path} answers otherwise than described: ${ajv.errorsText(validate.errors)}`);
}

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)?$/;
const WIRE_INSTANT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** An instant is `YYYY-MM-DD HH:mm:ss` everywhere. */
function refuseOtherInstants(key: string, value: unknown): unknown {
  if (typeof value === 'string' && INSTANT.test(value) && !WIRE_INSTANT.test(value))
    throw new Error(`${key} is "${value}", not an instant as it goes over the wire`);
  return value;
}

function validatorOf(route: Route): ValidateFunction | null {
  const known = compiled.get(route);
  if (known !== undefined) return known;
  const schema = answerSchema(route);
  const validate = schema === null ? null : ajv.compile(schema);
  compiled.set(route, validate);
  return validate;
}
