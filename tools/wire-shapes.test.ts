import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerSchema, bodySchema } from '../apps/server/src/http/open-api.ts';
import { answerShape, bodyShape, refusalShape } from '../apps/web/src/api/find-shape.ts';
import { toCamelCase, toSnakeCase, type Shape } from '../apps/web/src/api/wire-names.ts';
import { ERROR_SHAPE, SHAPES } from '../apps/web/src/api/wire-shapes.ts';
import { shapeOf, type Schema } from './wire-shapes/shape-of.ts';
import {
  callShapesOf,
  declaredRoutes,
  errorSchema,
  errorShape,
  shapeRows,
  wireShapesText,
} from './wire-shapes/table.ts';
import { wireValues } from './wire-shapes/wire-values.ts';

const RUNS = 25;
const routes = declaredRoutes();

/** Every schema of the contract that goes over the wire, with the shape that the page converts it by. */
const parts = routes
  .flatMap((route): (readonly [string, Schema | null, Shape])[] => {
    const { method, path } = route;
    const address = path
      .slice(1)
      .replace('*', 'a/b')
      .replaceAll(/:(\w+)/g, '7');
    return [
      [`body of ${method} ${path}`, bodySchema(route), bodyShape(method, address)],
      [`answer of ${method} ${path}`, answerSchema(route), answerShape(method, address)],
    ];
  })
  .flatMap(([name, schema, shape]) => (schema === null ? [] : [[name, schema, shape] as const]));

describe('the table of shapes', () => {
  it('is what the schemas say, formatted: run `node tools/wire-shapes.ts` after a change', async () => {
    const rows = shapeRows().map(({ call, shapes }) => [call, shapes]);
    expect(Object.entries(SHAPES)).toEqual(rows);
    expect(ERROR_SHAPE).toEqual(errorShape());
    const file = join(import.meta.dirname, '../apps/web/src/api/wire-shapes.ts');
    expect(await readFile(file, 'utf8')).toBe(await wireShapesText());
  });

  it('is found by the address of each call', () => {
    for (const route of routes) {
      const { method, path } = route;
      const address = path
        .slice(1)
        .replace('*', 'a/b')
        .replaceAll(/:(\w+)/g, '7');
      const { body = {}, answer = {} } = callShapesOf(route);
      expect([path, bodyShape(method, address), answerShape(method, `/${address}?a=b/c`)]).toEqual([
        path,
        body,
        answer,
      ]);
    }
  });
});

describe('a value of a schema', () => {
  it.each([...parts, ['refusal', errorSchema(), refusalShape] as const])(
    'comes back as it was: %s',
    (_name, schema, shape) => {
      fc.assert(
        fc.property(wireValues(schema), (value) => {
          const there = toCamelCase(value, shape);
          const back = toSnakeCase(there, shape);
          expect(back).toEqual(value);
          expect(toCamelCase(back, shape)).toEqual(there);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it('keeps a map and any JSON to the letter, and nothing else', () => {
    const schema = {
      type: 'object',
      properties: {
        record_id: { type: 'string' },
        any_json: { description: 'any JSON' },
        by_name: { type: 'object', additionalProperties: { type: 'object', properties: { is_new: {} } } },
        plain_map: { type: 'object', additionalProperties: { type: 'string' } },
        GodId: { type: 'integer' },
      },
      additionalProperties: false,
    };
    expect(shapeOf(schema)).toEqual({
      any_json: 'as-is',
      by_name: { '*': { is_new: 'as-is' } },
      plain_map: 'as-is',
      GodId: 'name',
    });
  });

  it('may not be a map or an object of ours, whichever', () => {
    const map = { type: 'object', additionalProperties: { type: 'string' } };
    const ours = { type: 'object', properties: { is_new: { type: 'boolean' } } };
    expect(() => shapeOf({ anyOf: [map, ours] })).toThrow('nobody can tell keys from names');
  });
});
