import { registry } from '@quartermaster/domain/modules/index';
import { expect, it } from 'vitest';
import { suggestMapping, unknownColumns } from './column-mapping.ts';
import { importTargets } from './import-target.ts';

const ANNOUNCEMENTS = registry.get('announcement-setting');
const targets = importTargets(ANNOUNCEMENTS, 'csv');

it.each([
  ['ID', 'id'],
  ['No.', 'id'],
  ['編號', 'id'],
  ['番号', 'id'],
  ['title.en', 'title.en'],
  ['Title (English)', 'title.en'],
  ['Title zh-TW', 'title.zh'],
  ['標題', 'title.zh'],
  ['標題（日文）', 'title.jp'],
  ['タイトル', 'title.jp'],
  ['タイトル 英語', 'title.en'],
])('a column called %s fills %s', (column, target) => {
  expect(suggestMapping(ANNOUNCEMENTS, [column], targets, {})).toEqual({ [column]: target });
  expect(unknownColumns(ANNOUNCEMENTS, [column], targets)).toEqual([]);
});

it.each(['Ident', 'Title (Korean)', 'Remarks of the team'])('a column called %s fills nothing', (column) => {
  expect(suggestMapping(ANNOUNCEMENTS, [column], targets, {})).toEqual({ [column]: null });
  expect(unknownColumns(ANNOUNCEMENTS, [column], targets)).toEqual([column]);
});

it('a word that heads different columns in two languages is read in the language of the others', () => {
  const cells = registry.get('monopoly-cell-setting');
  const mapped = (...columns: readonly string[]) =>
    Object.values(suggestMapping(cells, columns, importTargets(cells, 'csv'), {}));
  expect(mapped('欄', '列')).toEqual(['x', 'y']);
  expect(mapped('列', '行')).toEqual(['x', 'y']);
});

it('an ID is nothing where several fields name a record', () => {
  const levels = registry.get('god-level-setting');
  expect(suggestMapping(levels, ['ID'], importTargets(levels, 'csv'), {})).toEqual({ ID: null });
});
