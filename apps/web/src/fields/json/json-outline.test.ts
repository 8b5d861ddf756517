import { registry } from '@quartermaster/domain/modules/index';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import { expect, it } from 'vitest';
import { isTable, keyWords } from './json-outline.ts';

const snapshot = registry.get('3v3-last-quarter-setting').fieldByKey.get('snapshot') as ResolvedField<'json'>;

it('calls a key as the definition does, and any other by its own words', () => {
  expect(keyWords(snapshot, 'group_id', 'zh')).toBe('分組編號');
  expect(keyWords(snapshot, 'reached_at', 'zh')).toBe('reached at');
});

it('makes a table of objects that hold single values only', () => {
  expect(isTable([{ group_id: 4, no: 1 }, { group_id: 5 }])).toBe(true);
  expect(isTable([{ group_id: 4, players: [1, 2] }])).toBe(false);
  expect(isTable([1, 2])).toBe(false);
});
