import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.ts';
import { checkAnswer } from '../testing/check-answer.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { API_BASE } from './register-routes.ts';
import { schemaText } from './schema-text.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ withoutRecords: true });
});

afterAll(() => server.close());

type Parameter = { readonly name: string; readonly required: boolean };

type Field = { readonly name: string; readonly description?: string };

type Body = {
  readonly properties?: Record<string, object>;
  readonly oneOf?: readonly Body[];
  readonly anyOf?: readonly Body[];
};

const fieldsOf = ({ properties = {} }: Body): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, ...schema }));

const addressOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');

describe('the description of the API', () => {
  it('names every endpoint, its parameters and its other paths', async () => {
    const { paths } = (await server.app.inject('/api/v1/openapi.json')).json();
    for (const { method, path, alias } of createRoutes(server.services)) {
      for (const address of [`${API_BASE}${path}`, alias ?? `${API_BASE}${path}`]) {
        const operation = paths[addressOf(address)]?.[method.toLowerCase()];
        expect([address, operation?.summary?.length > 5]).toEqual([address, true]);
        const named = operation.parameters.map(({ name }: { name: string }) => name);
        const wanted = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
        expect(named).toEqual(expect.arrayContaining(wanted));
      }
    }
  });

  it('says of every parameter and of every field of a request what it means', async () => {
    const { paths } = (await server.app.inject('/api/v1/openapi.json')).json();
    const silent: string[] = [];
    for (const { method, path } of createRoutes(server.services)) {
      const { parameters, requestBody } = paths[addressOf(`${API_BASE}${path}`)][method.toLowerCase()];
      const [body] = Object.values<{ schema: Body }>(requestBody?.content ?? {}).map(({ schema }) => schema);
      const fields = [body ?? {}, ...(body?.oneOf ?? []), ...(body?.anyOf ?? [])].flatMap(fieldsOf);
      for (const { name, description } of [...parameters, ...fields])
        if (!/^[`A-Z0-9“].{3,}\.$/u.test(description ?? ''))
          silent.push(`${method} ${path}: ${name} (${description})`);
    }
    expect(silent).toEqual([]);
  });

  it('has the calls that the reference promises', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../../docs/reference/calls.md'), 'utf8');
    const { paths } = (await server.app.inject('/api/v1/openapi.json')).json();
    const rows = [...page.matchAll(/^\| (GET|POST|PATCH|DELETE) \| `([^`]+)` \| (–|read|write) \|/gm)];
    expect(rows).toHaveLength(45);
    for (const [, method = '', path = '', place = ''] of rows) {
      const address = path.startsWith('{origin}') ? path.slice('{origin}'.length) : `${API_BASE}/${path}`;
      const parameters: Parameter[] | undefined = paths[address]?.[method.toLowerCase()]?.parameters;
      const header = parameters?.find(({ name }) => name === 'X-Environment');
      const named = header?.required === true ? 'write' : 'read';
      expect([method, path, parameters && (header ? named : '–')]).toEqual([method, path, place]);
    }
  });

  it('refers to nothing that is not there', async () => {
    const { body } = await server.app.inject('/api/v1/openapi.json');
    const references = [...body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Error']));
  });

  it('is a page of its own that runs nothing', async () => {
    const answer = await server.app.inject('/api/v1/docs');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    for (const { path, summary } of createRoutes(server.services)) {
      expect(answer.body).toContain(addressOf(path));
      expect(answer.body).toContain(summary.replaceAll("'", '’').slice(0, 20).split('"')[0]);
    }
    expect(answer.body).not.toContain('<script');
  });

  it('is what answers are compared with in every integration test', () => {
    const route = createRoutes(server.services).find(({ path }) => path === '/versions/get-time/:seconds');
    if (route === undefined) throw new Error('The route is gone.');
    expect(() => checkAnswer(route, { upload: true })).not.toThrow();
    expect(() => checkAnswer(route, { upload: 'yes' })).toThrow('answers otherwise than declared');
    expect(() => checkAnswer(route, { upload: true, more: 1 })).toThrow('answers otherwise than described');
    const at = (instant: string) => () => checkAnswer(route, { upload: true, data: [{ at: instant }] });
    expect(at('2026-11-22 08:00:00')).toThrow('answers otherwise than described');
    for (const other of ['2026-11-22T08:00:00Z', '2026-11-22 08:00:00.123+00', '2026-11-22 08:00'])
      expect(at(other)).toThrow('not an instant as it goes over the wire');
  });
});

describe('a schema as people read it', () => {
  it.each([
    [{ type: 'string', maxLength: 5 }, 'string (maxLength 5)'],
    [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, 'integer (minimum 1)'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{ type: ['integer', 'null'], minimum: 1 }, 'integer (minimum 1) | null'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [
      {
        type: 'object',
        properties: { a: { type: 'number', description: 'A price.' }, b: {} },
        required: ['a'],
      },
      '{\n  a: number  // A price.\n  b?: any JSON\n}',
    ],
    [{ type: 'object', additionalProperties: { type: 'string' } }, '{\n  [key]: string\n}'],
    [{ $ref: '#/components/schemas/Error' }, 'Error'],
  ])('%j', (schema, text) => {
    expect(schemaText(schema)).toBe(text);
  });
});
