import { describe, expect, it } from 'vitest';
import { checkRecordTypes } from './record-types.ts';
import { parseSourceFile } from './source-file.ts';

const FEATURE = 'apps/server/src/features/grants/grants.service.ts';
const findings = (text: string, path = FEATURE) =>
  checkRecordTypes(parseSourceFile(path, text), ['item-setting', 'localization']).map(
    ({ message }) => message.split(':')[0],
  );

describe('record types', () => {
  it.each([
    [`const ITEMS = 'item-setting';`, `writes the key 'item-setting'`],
    [`const limit = data['stack_limit'];`, `reads 'stack_limit' of untyped data`],
    [`const limit = found?.record.data['stack_limit'];`, `reads 'stack_limit' of untyped data`],
    [`const limit = record?.['stack_limit'];`, `reads 'stack_limit' of untyped data`],
  ])('refuses %s', (text, message) => {
    expect(findings(text)).toEqual([message]);
    expect(findings(text, 'apps/game-server/src/play/gachapons.ts')).toEqual([message]);
  });

  it.each([
    `const limit = recordOf(itemSetting, data).stack_limit;`,
    `const value = data[field.key];`,
    `// such as 'item-setting' and data['stack_limit']`,
    `const folder = 'localization';`,
    `const state = data['status'];`,
  ])('accepts %s', (text) => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    'apps/server/src/engine/list-query.ts',
    'apps/server/src/features/demo/demo-records.ts',
    'apps/server/src/features/grants/grants.test.ts',
    'apps/server/src/testing/grants-scene.ts',
    'packages/domain/src/modules/items-economy/item-setting.ts',
  ])('says nothing about %s', (path) => {
    expect(findings(`const ITEMS = 'item-setting'; data['stack_limit'];`, path)).toEqual([]);
  });
});
