import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { withReplacedWords } from './words.ts';
import { fieldGroupsOf } from './field-groups.ts';

const module = buildModule({
  name: { kind: 'localized_text', label: LABEL },
  rewards: { kind: 'reward_list', label: LABEL, optional: true },
  open_at: { kind: 'date_time', label: LABEL, optional: true },
  steps: {
    kind: 'rows',
    label: LABEL,
    optional: true,
    fields: { text: { kind: 'localized_text', label: LABEL }, points: { kind: 'integer', label: LABEL } },
  },
});
const words = [{ language: 'en', find: 'Autumn', put: 'Winter' }] as const;

describe('withReplacedWords', () => {
  it('replaces a word of one language, in rows too', () => {
    const data = {
      name: { en: 'Autumn night', zh: 'Autumn' },
      steps: [{ text: { en: 'Autumn, Autumn' }, points: 1 }],
    };
    expect(withReplacedWords(module, data, words)).toEqual({
      name: { en: 'Winter night', zh: 'Autumn' },
      steps: [{ text: { en: 'Winter, Winter' }, points: 1 }],
    });
  });

  it('gives the copy a text of its own where a shared one has the word, and leaves others shared', () => {
    const shared = (key: string): RecordData => (key === 'a' ? { en: 'Autumn', zh: '秋' } : { en: 'Spring' });
    const replaced = (key: string) => withReplacedWords(module, { name: { key } }, words, shared)['name'];
    expect(replaced('a')).toEqual({ en: 'Winter', zh: '秋', jp: '' });
    expect(replaced('b')).toEqual({ key: 'b' });
  });
});

it('the filled fields of a record fall into groups, with what rows are about', () => {
  const data = {
    id: 1,
    name: { en: 'A' },
    rewards: [],
    open_at: '2026-01-01 00:00:00',
    steps: [{ text: { en: 'B' }, points: 1 }],
  };
  expect([...fieldGroupsOf(module, data)]).toEqual([
    ['names', 'name'],
    ['periods', 'open_at'],
  ]);
});
