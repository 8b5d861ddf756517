import { errorBody } from '@quartermaster/contract/errors/error-body';
import * as z from 'zod';
import { isRawSchema } from './reply.ts';
import { createApiPageRoute } from './api-page.ts';
import { route, type Route } from './route.ts';
import type { Schema } from './schema-text.ts';

const INTRODUCTION =
  'Every refusal has the same body: message, code, errors, issues, request_id. ' +
  'Paths without an environment and a version act on those that the headers X-Environment and X-Version name; ' +
  'a read without them goes where the last one went, a write is refused. ' +
  'Writes may carry an Idempotency-Key, and in X-Accepted-Warnings the digest of the warnings that ' +
  'settings_have_warnings named. Texts are in the language of X-Language or Accept-Language.';

/** The API's description in the OpenAPI format, made from the very schemas that requests are checked against. */
function describeApi(routes: readonly Route[], base: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const one of routes) {
    for (const address of [`${base}${one.path}`, ...(one.alias === undefined ? [] : [one.alias])]) {
      const path = address.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
      (paths[path] ??= {})[one.method.toLowerCase()] = describeRoute(one);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quartermaster', version: '1', description: INTRODUCTION },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** `GET openapi.json` and its page. Made when first asked for: it costs some milliseconds. */
export function createOpenApiRoutes(routes: readonly Route[], base: string): readonly Route[] {
  let description: Schema | null = null;
  const describe = (): Schema => (description ??= describeApi(routes, base));
  const file = route(
    {
      method: 'GET',
      path: '/openapi.json',
      access: 'public',
      answer: z.record(z.string(), z.unknown()),
      summary: 'Get this OpenAPI description',
    },
    async () => describe(),
  );
  return [file, createApiPageRoute(describe)];
}

function describeRoute(one: Route): Schema {
  const { access, summary, status = 200 } = one;
  const refusal = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return {
    summary,
    tags: [tagOf(one)],
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(typeof access === 'object' ? { 'x-roles': access.roles } : {}),
    parameters: [
      ...parametersOf(one.params, 'path', one.path),
      ...parametersOf(one.query, 'query', one.path),
      ...placeHeaders(one),
    ],
    ...bodyOf(one),
    responses: { [status]: { description: 'Success', content: answerContent(one) }, default: refusal },
  };
}

function placeHeaders({ place }: Route): readonly Schema[] {
  if (place === undefined) return [];
  const required = place === 'required';
  const header = (name: string, description: string): Schema => ({
    name,
    in: 'header',
    description,
    required,
    schema: { type: 'string' },
  });
  return [
    header('X-Environment', 'The key of the environment.'),
    header('X-Version', 'The name of the version.'),
  ];
}

/** The part of the API an endpoint belongs to; single files belong to the console as a whole. */
function tagOf({ path }: Route): string {
  const [, first = ''] = path.split('/');
  return first.includes('.') ? 'console' : first;
}

function answerContent(one: Route): Schema {
  const schema = answerSchema(one);
  return schema === null ? { '*/*': {} } : { 'application/json': { schema } };
}

/** The schema of what a route is sent; null: nothing, or a file. */
export function bodySchema({ body, upload }: Route): Schema | null {
  return upload !== null || body === undefined ? null : jsonSchema(body, 'input');
}

const OBJECT: Schema = { type: 'object' };
const FILE: Schema = { type: 'string', format: 'binary', description: 'The file; the last part.' };

function bodyOf(one: Route): Schema {
  const { upload, body } = one;
  if (upload !== null) {
    const { properties = {}, ...fields } = body === undefined ? OBJECT : jsonSchema(body, 'input');
    const schema = { ...fields, properties: { ...(properties as Schema), file: FILE } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  const schema = bodySchema(one);
  return schema === null
    ? {}
    : { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function parametersOf(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  path: string,
): readonly Schema[] {
  const { properties = {}, required = [] } = (schema ? jsonSchema(schema, 'input') : {}) as {
    properties?: Record<string, Schema>;
    required?: readonly string[];
  };
  const named = Object.entries(properties).map(([name, { description, ...one }]) => ({
    name: name === '*' ? 'path' : name,
    in: place,
    description,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
  if (place === 'query' || schema !== undefined) return named;
  const undeclared = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return undeclared.map((name) => ({ name, in: place, required: true, schema: { type: 'string' } }));
}

/** The schema of a route's answer as the description has it; null where the answer is bytes. */
export function answerSchema({ answer }: Route): Schema | null {
  return isRawSchema(answer) ? null : jsonSchema(answer, 'output');
}

/** A schema as the description has it. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withoutCycles(rest) as Schema;
}

/** Only "any JSON" contains itself, and inside a description nothing could refer to its parts. */
function withoutCycles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCycles);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return { description: 'any JSON' };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutCycles(inner)]));
}
