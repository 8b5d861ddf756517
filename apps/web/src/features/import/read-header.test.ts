import { describe, expect, it } from 'vitest';
import { columnsOf, readHeader } from './read-header.ts';

describe('the header of a file', () => {
  it.each([
    ['item_id,name.en,name.zh\r\n1,Tea,茶', ['item_id', 'name.en', 'name.zh']],
    ['\uFEFF"item_id";"the ""best"" name"\n1;Tea', ['item_id', 'the "best" name']],
    ['item_id\tname.en', ['item_id', 'name.en']],
    ['', []],
  ])('of %j has its columns', (text, columns) => {
    expect(columnsOf(text)).toEqual(columns);
  });

  it('is read of text files alone', async () => {
    expect(await readHeader(new File(['item_id,name.en'], 'items.csv'))).toEqual(['item_id', 'name.en']);
    expect(await readHeader(new File(['PK'], 'items.xlsx'))).toEqual([]);
  });
});
