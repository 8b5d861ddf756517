import { describe, expect, it } from 'vitest';
import { columnSamples, readImportTable } from './import-table.ts';

const read = (text: string) => readImportTable(Buffer.from(text));

describe('readImportTable', () => {
  it('takes keys of a JSON file for no more than they are', () => {
    const table = read('[{"toString": 1, "__proto__": 2}, {"item_id": 3}]');
    expect(table.columns).toEqual(['toString', '__proto__', 'item_id']);
    expect(table.rows).toEqual([
      [1, 2, undefined],
      [undefined, undefined, 3],
    ]);
    expect(columnSamples(table)[0]).toEqual({ name: 'toString', samples: ['1'] });
  });

  it.each([
    ['a text that cannot be kept', '[{"name": "a\\u0000b"}]', 'invalid'],
    ['lists without end', `[{"a": ${'['.repeat(50_000)}${']'.repeat(50_000)}}]`, 'invalid'],
    ['a number beyond all bounds', '[{"price": 1e400}]', 'invalid'],
    ['too many columns', `${Array.from({ length: 501 }, (_, index) => index).join()}\n1`, 'import_too_large'],
    [
      'a new column in every row',
      JSON.stringify(Array.from({ length: 501 }, (_, index) => ({ [index]: 1 }))),
      'import_too_large',
    ],
    ['too many rows', `id\n${'1\n'.repeat(500_001)}`, 'import_too_large'],
  ])('refuses %s', (_what, text, code) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code }));
  });
});
