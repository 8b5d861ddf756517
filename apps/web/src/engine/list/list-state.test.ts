import { describe, expect, it } from 'vitest';
import { isNarrowed, readListState, writeListState } from './list-state.ts';

describe('the address of a list', () => {
  it('is empty for a list as it opens', () => {
    expect(writeListState(readListState({}))).toEqual({});
  });

  it('comes back as it was written', () => {
    const search = {
      page: '3',
      per_page: 'all',
      sort: '-name',
      q: '狐',
      filter: '[{"field":"rarity","op":"in","value":["SSR"]}]',
      cols: 'id,name',
      view: 'sheet',
      group: 'pet',
    };
    expect(writeListState(readListState(search))).toEqual(search);
  });

  it('survives any text that is typed into it', () => {
    const state = readListState({
      page: '-4',
      per_page: 'many',
      filter: '[{"field":1},{"field":"a","op":"eq","value":2}]',
    });
    expect(state).toMatchObject({ page: 1, perPage: 15, filter: [{ field: 'a', op: 'eq', value: 2 }] });
    expect(readListState({ per_page: '100000' }).perPage).toBe(1000);
    expect(readListState({ filter: '{' }).filter).toEqual([]);
    const any = [[{ field: 'a', op: 'filled' }, { field: 2 }], [], 'b'];
    expect(readListState({ filter: JSON.stringify([{ any }, { any: [] }]) }).filter).toEqual([
      { any: [[{ field: 'a', op: 'filled' }]] },
    ]);
  });

  it('knows when it shows less than everything', () => {
    expect(isNarrowed(readListState({ sort: 'name', page: '2' }))).toBe(false);
    expect(isNarrowed(readListState({ q: 'fox' }))).toBe(true);
  });
});
