import { errorBody } from '@quartermaster/contract/errors/error-body';
import * as z from 'zod';
import { isRawSchema } from './reply.ts';
import { route, type Route } from './route.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The API's description in the OpenAPI format, made from the very schemas that requests are checked against. */
export function describeApi(routes: readonly Route[], base: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const one of routes) {
    const path = `${base}${one.path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}')}`;
    (paths[path] ??= {})[one.method.toLowerCase()] = describeRoute(one);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quartermaster', version: '1' },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** `GET openapi.json`. Made when first asked for: it costs some milliseconds. */
export function createOpenApiRoute(routes: readonly Route[], base: string): Route {
  let description: Schema | null = null;
  return route(
    {
      method: 'GET',
      path: '/openapi.json',
      access: 'public',
      answer: z.record(z.string(), z.unknown()),
      summary: 'This description',
    },
    async () => (description ??= describeApi(routes, base)),
  );
}

function describeRoute(one: Route): Schema {
  const { access, summary, status = 200 } = one;
  const refusal = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return {
    summary,
    tags: [one.path.split('/')[1]],
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(typeof access === 'object' ? { 'x-roles': access.roles } : {}),
    parameters: [
      ...parametersOf(one.params, 'path', one.path),
      ...parametersOf(one.query, 'query', one.path),
    ],
    ...bodyOf(one),
    responses: { [status]: { description: 'Success', content: answerContent(one) }, default: refusal },
  };
}

function answerContent({ answer }: Route): Schema {
  if (isRawSchema(answer)) return { '*/*': {} };
  return { 'application/json': { schema: jsonSchema(answer, 'output') } };
}

function bodyOf({ body, upload }: Route): Schema {
  if (upload !== null) {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  if (body === undefined) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
  };
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
  const named = Object.entries(properties).map(([name, one]) => ({
    name: name === '*' ? 'path' : name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
  if (place === 'query' || schema !== undefined) return named;
  const undeclared = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return undeclared.map((name) => ({ name, in: place, required: true, schema: { type: 'string' } }));
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
