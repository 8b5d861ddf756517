import type { RecordData } from '@quartermaster/domain/core/json';
import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { askedNames, keyOf, meaningOf, withNames, type NameMeaning } from './named-cells.ts';
import { sheetColumns, storedRow, typeCell, type SheetRow } from './sheet-model.ts';

const cards = buildModule({
  pet: { kind: 'reference', to: 'pet-setting', label: LABEL },
  pets: { kind: 'reference', to: 'pet-setting', many: true, label: LABEL },
});
const columns = sheetColumns(cards, { groupBy: null, fields: ['pet', 'pets'], language: 'en' });
const read = (data: RecordData) =>
  storedRow({ recordId: '1', revision: 1, data, updatedAt: '', updatedBy: '', change: null });
const stored = read({ id: 1, pet: 1001, pets: [1001] });
const typedInto = (key: string, text: string): SheetRow =>
  columns.filter(({ name }) => name === key).reduce((row, column) => typeCell(row, column, text), stored);
const typed = (text: string) => typedInto('pet', text);

describe('askedNames', () => {
  it('are texts that were typed into cells of one record, and no ids', () => {
    expect(askedNames([typed('Ember Fox'), typed(' Ember Fox ')], columns)).toEqual([
      { module: 'pet-setting', text: 'Ember Fox' },
    ]);
    expect(askedNames([typed('1002'), typed('１００２'), typed('7~3'), typed('')], columns)).toEqual([]);
    expect(askedNames([typedInto('pets', 'Ember Fox')], columns)).toEqual([]);
    expect(askedNames([read({ pet: 'old_fox' })], columns)).toEqual([]);
  });
});

const option = (id: string, en: string, zh: string) => ({ id, title: { en, zh }, image: null, status: null });
const OPTIONS = [
  option('1001', 'Ember Fox', '燼火狐'),
  option('1002', 'Fox', '狐'),
  option('1003', 'Ox', '狐'),
];
const pets = buildModule({ name: { kind: 'localized_text', label: LABEL } });

describe('meaningOf', () => {
  const meaning = (text: string, to = pets) => meaningOf(text, OPTIONS, to, 'en');

  it('is the only record of that name, in any language and however it is written', () => {
    expect(meaning('ＥＭＢＥＲ  fox')).toEqual({ id: '1001' });
    expect(meaning('燼火狐')).toEqual({ id: '1001' });
    expect(meaning('ox')).toEqual({ id: '1003' });
  });

  it('is how many there are where that is not one', () => {
    expect(meaning('狐')).toEqual({ count: 2 });
    expect(meaning('Ember')).toEqual({ count: 0 });
  });

  it('is the record called so in the reader’s language before others', () => {
    const options = [...OPTIONS, option('1004', '狐', '火')];
    expect(meaningOf('狐', options, pets, 'en')).toEqual({ id: '1004' });
    expect(meaningOf('狐', options, pets, 'zh')).toEqual({ count: 3 });
  });

  it('is nothing where a text is an id, or may become one', () => {
    const byKey = buildModule({ key: { kind: 'text', maxLength: 9, label: LABEL } }, { identity: ['key'] });
    expect(meaning('1002')).toBeNull();
    expect(meaning('new_key', byKey)).toBeNull();
    expect(meaning('Fox', byKey)).toEqual({ id: '1002' });
  });
});

describe('withNames', () => {
  const named = (meaning: NameMeaning) =>
    withNames(
      [typed('Fox')],
      columns,
      new Map([[keyOf({ module: 'pet-setting', text: 'Fox' }), meaning]]),
    )[0];

  it('puts the id in the place of the name', () => {
    expect(named({ id: '1002' })).toMatchObject({ data: { pet: 1002 }, refused: {} });
  });

  it('says what to do where there is not one record, and keeps what was typed', () => {
    expect(named({ count: 3 })).toMatchObject({
      data: { pet: 1001 },
      refused: {
        pet: { text: 'Fox', problem: { code: 'name_of_several', params: { name: 'Fox', count: 3 } } },
      },
    });
    expect(named({ count: 0 })?.refused['pet']?.problem).toMatchObject({ code: 'name_of_none', path: 'pet' });
    expect(named(null)?.data).toEqual({ id: 1, pet: 'Fox', pets: [1001] });
  });
});
