import { describe, expect, it } from 'vitest';
import type { ModuleChanges, RecordChange } from '../../api/releases.ts';
import { changesOf, firstChanges, reversed } from './reverted-changes.ts';

const changedRecord = (recordId: string): RecordChange => ({
  recordId,
  title: null,
  image: null,
  kind: 'changed',
  fields: [],
  summary: [],
  usedBy: [],
  authors: [],
  at: null,
  hold: null,
});
const changed = (module: string, ...ids: readonly string[]): ModuleChanges => ({
  module,
  records: ids.map(changedRecord),
  total: ids.length,
});
const CHANGES = [changed('pet-setting', '1', '2', '3'), changed('item-setting', '1', '7')];
const idsOf = (modules: readonly ModuleChanges[]) =>
  modules.map(({ module, records }) => [module, ...records.map(({ recordId }) => recordId)]);

describe('changes that are to be reverted', () => {
  it('are those that were chosen, of their own module', () => {
    const chosen = [
      { module: 'pet-setting', recordId: '2' },
      { module: 'item-setting', recordId: '7' },
      { module: 'item-setting', recordId: 'gone' },
    ];
    expect(idsOf(changesOf(CHANGES, chosen))).toEqual([
      ['pet-setting', '2'],
      ['item-setting', '7'],
    ]);
    expect(changesOf(CHANGES, [])).toEqual([]);
  });

  it('are shown up to a number, and the others are counted', () => {
    const { shown, more } = firstChanges(CHANGES, 4);
    expect([idsOf(shown), more]).toEqual([
      [
        ['pet-setting', '1', '2', '3'],
        ['item-setting', '1'],
      ],
      1,
    ]);
    expect(idsOf(firstChanges(CHANGES, 2).shown)).toEqual([['pet-setting', '1', '2']]);
    expect(firstChanges(CHANGES, 9)).toEqual({ shown: CHANGES, more: 0 });
  });
});

it('the other way round, what is new goes and fields go back', () => {
  const edited = { ...changedRecord('1'), fields: [{ path: 'atk', before: 1, after: 2 }] };
  expect(reversed(edited)).toMatchObject({ kind: 'changed', fields: [{ before: 2, after: 1 }] });
  expect(reversed({ ...edited, kind: 'new' }).kind).toBe('deleted');
  expect(reversed({ ...edited, kind: 'deleted' }).kind).toBe('new');
});
