import { describe, expect, it } from 'vitest';
import type { Evolution, ModuleDefinition } from '../core/module.ts';
import { resolveModule } from '../core/resolve.ts';
import { fieldKindsOf, findUndeclaredChanges } from './undeclared-changes.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };
const titles = { title: label, record: label };

type Fields = ModuleDefinition['fields'];

const moduleOf = (fields: Fields, evolution: Evolution = {}) =>
  resolveModule({ key: 'thing-setting', family: 'system', titles, fields, evolution });

const id = { kind: 'id', label } as const;
const text = { kind: 'text', label, max: 20 } as const;
const number = { kind: 'integer', label, min: 0, max: 9 } as const;

const BEFORE = fieldKindsOf(
  moduleOf({
    id,
    name: text,
    count: number,
    drops: { kind: 'rows', label, max: 3, fields: { chance: number, note: text } },
  }),
);

const changesWith = (fields: Fields, evolution?: Evolution) =>
  findUndeclaredChanges(moduleOf(fields, evolution), BEFORE);

describe('undeclared changes of a definition', () => {
  const drops = { kind: 'rows', label, max: 3, fields: { chance: number, note: text } } as const;
  const after = { id, title: text, count: text, drops: { ...drops, fields: { chance: text } } } as const;

  it('names what is gone and what has another kind, in rows too', () => {
    expect(changesWith(after)).toEqual([
      { path: 'name', before: 'text', now: null },
      { path: 'count', before: 'integer', now: 'text' },
      { path: 'drops.chance', before: 'integer', now: 'text' },
      { path: 'drops.note', before: 'text', now: null },
    ]);
  });

  it('has nothing to say once they are declared', () => {
    expect(changesWith(after, { renamed: { name: 'title' }, converted: ['count', 'drops'] })).toEqual([]);
  });

  it('names rows that are gone once, and nothing where fields were added', () => {
    expect(changesWith({ id, name: text, count: number, extra: text })).toEqual([
      { path: 'drops', before: 'rows', now: null },
    ]);
    expect(changesWith({ id, name: text, count: number }, { removed: ['drops'] })).toEqual([]);
  });
});
