import type { Evolution, ModuleDefinition } from '@quartermaster/domain/core/module';
import { resolveModule } from '@quartermaster/domain/core/resolve';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { noteFields } from './known-fields.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };

function registryOf(fields: ModuleDefinition['fields'], evolution: Evolution = {}) {
  const titles = { title: label, record: label };
  return { modules: [resolveModule({ key: 'thing-setting', family: 'system', titles, fields, evolution })] };
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('names an undeclared change at every start until it is declared', async () => {
  const id = { kind: 'id', label } as const;
  const text = { kind: 'text', label, max: 20 } as const;
  const number = { kind: 'integer', label, min: 0, max: 9 } as const;
  const drops = { kind: 'rows', label, max: 3, fields: { chance: number } } as const;
  expect(await noteFields(database, registryOf({ id, name: text, count: text, drops }))).toEqual([]);
  expect(await noteFields(database, registryOf({ id, name: text, count: text, drops }))).toEqual([]);

  const after = { id, title: text, count: number };
  for (let start = 0; start < 2; start += 1) {
    const sentences = await noteFields(database, registryOf(after));
    expect(sentences).toHaveLength(3);
    expect(sentences.join('\n')).toMatch(
      /count was of the kind text and is integer[^]*drops is gone[^]*name is gone/,
    );
  }
  const declared: Evolution = { renamed: { name: 'title' }, removed: ['drops'], converted: ['count'] };
  expect(await noteFields(database, registryOf(after, declared))).toEqual([]);
  // Noted by now: the declaration is for stored records and may stay or go.
  expect(await noteFields(database, registryOf(after))).toEqual([]);
});
