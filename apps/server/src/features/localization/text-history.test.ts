import type { LocalizedText } from '@quartermaster/domain/core/language';
import { expect, it } from 'vitest';
import { changesAfter, findStale, type LastChanges } from './text-history.ts';

type State = { readonly texts: LocalizedText; readonly changes: LastChanges };

const after = (...states: readonly LocalizedText[]): State =>
  states.reduce<State>(
    (before, texts, index) => ({ texts, changes: changesAfter(index === 0 ? undefined : before, texts) }),
    { texts: {}, changes: {} },
  );
const stale = (state: State, source: 'en' | 'zh' = 'en', checked: readonly string[] = []) =>
  findStale(state, source, (language) => checked.includes(language));

const MOSS = { en: 'Moss', zh: '苔', jp: '苔のお茶' };

it('a text is behind once its source reads differently than when it was written', () => {
  expect(stale(after(MOSS))).toEqual({});
  expect(stale(after(MOSS, { ...MOSS, en: 'Fern' }))).toEqual({ zh: 'Moss', jp: 'Moss' });
  expect(stale(after(MOSS, { ...MOSS, en: 'Fern' }, { ...MOSS, en: 'Fern', zh: '蕨' }))).toEqual({
    jp: 'Moss',
  });
});

it('a text is not behind where the source came back, or where it is confirmed', () => {
  expect(stale(after(MOSS, { ...MOSS, en: 'Fern' }, MOSS))).toEqual({});
  expect(stale(after(MOSS, { ...MOSS, en: 'Fern' }), 'en', ['zh'])).toEqual({ jp: 'Moss' });
});

it('a language without a text is missing, not behind', () => {
  const { zh, ...without } = MOSS;
  expect(zh).toBe('苔');
  expect(stale(after(MOSS, without, { ...without, en: 'Fern' }))).toEqual({ jp: 'Moss' });
});

it('any language can be the source', () => {
  expect(stale(after(MOSS, { ...MOSS, zh: '蕨' }), 'zh')).toEqual({ en: '苔', jp: '苔' });
});
