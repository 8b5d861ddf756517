import { describe, expect, it } from 'vitest';
import type { ModuleChanges, RecordChange } from '../../api/releases.ts';
import { findChanges } from './find-changes.ts';

const change = (recordId: string, title: RecordChange['title'], ...authors: string[]): RecordChange => ({
  recordId,
  title,
  image: null,
  kind: 'changed',
  fields: [],
  summary: [],
  usedBy: [],
  authors,
  at: null,
  hold: null,
});
const CHANGES: ModuleChanges = {
  module: 'pet-setting',
  records: [
    change('10021', { en: 'Ember Stag', zh: '燼火雄鹿', jp: '残り火の牡鹿' }, 'Aki'),
    change('10022', 'Moss Turtle', 'Ren', 'Aki'),
    change('10023', null, 'Ren'),
  ],
  total: 3,
};

const found = (typed: string, name = '寵物') =>
  findChanges(CHANGES, name, typed).flatMap(({ records }) => records.map(({ recordId }) => recordId));

describe('the search among changes', () => {
  it('finds all of a module by its name in the language of the reader, and by its key', () => {
    expect(found('寵物')).toEqual(['10021', '10022', '10023']);
    expect(found('pet-setting')).toHaveLength(3);
  });

  it('finds records by id, author and name in any language', () => {
    expect(found('１００２２')).toEqual(['10022']);
    expect(found('雄鹿')).toEqual(['10021']);
    expect(found('牡鹿')).toEqual(['10021']);
    expect(found('ren')).toEqual(['10022', '10023']);
    expect(found('aki')).toEqual(['10021', '10022']);
  });

  it('narrows a module by words of a record', () => {
    expect(found('pets ember', 'Pets')).toEqual(['10021']);
    expect(found('pets griffin', 'Pets')).toEqual([]);
  });

  it('leaves everything when nothing is typed', () => {
    expect(findChanges(CHANGES, 'Pets', ' ')).toEqual([CHANGES]);
  });
});
