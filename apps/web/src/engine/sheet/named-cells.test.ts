import type { NameMeaning } from '@quartermaster/contract/http/search';
import type { RecordData } from '@quartermaster/domain/core/json';
import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { askedNames, keyOf, withNames } from './named-cells.ts';
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
