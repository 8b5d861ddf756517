import { describe, expect, it } from 'vitest';
import { readPastedTexts, typeTexts } from './paste-texts.ts';
import { NO_DRAFTS, type TextDraft } from './text-drafts.ts';
import { textEntries } from './text-entries.ts';

const draftOf = (key: string, isRemoved = false): TextDraft => ({
  key,
  stored: null,
  data: { key, en: 'before' },
  isRemoved,
});
const added = ['snow.a', 'snow.b', 'snow.c'].map((key) => draftOf(key));
const drafts = new Map(added.map((draft) => [draft.key, draft]));
const entries = textEntries(added, 1, () => undefined, drafts);
const written = (row: number, column: number, pasted: string) => {
  const { texts, skipped } = readPastedTexts(entries, { row, column }, pasted);
  return [texts.map(({ key, language, text }) => `${key} ${language} ${text}`), skipped];
};

describe('cells pasted onto texts', () => {
  it('fill the lines below in one language', () => {
    expect(written(0, 3, '雪が降る\n鈴の音\n')).toEqual([['snow.a jp 雪が降る', 'snow.b jp 鈴の音'], 0]);
  });

  it('fill the languages beside it, and a quoted text has several lines', () => {
    expect(written(1, 2, '"下雪\n了"\t雪')).toEqual([['snow.b zh 下雪\n了', 'snow.b jp 雪'], 0]);
  });

  it('are skipped beside the languages, on keys, and on lines that are not there', () => {
    expect(written(2, 3, 'a\tb\nc')).toEqual([['snow.c jp a'], 2]);
    expect(written(0, 0, 'snow.x\tSnow')).toEqual([['snow.a en Snow'], 1]);
  });

  it('leave a text that is marked to be deleted', () => {
    const removed = [draftOf('snow.a', true)];
    const { texts, skipped } = readPastedTexts(
      textEntries(removed, 0, () => undefined, new Map()),
      { row: 0, column: 1 },
      'x',
    );
    expect([texts, skipped]).toEqual([[], 1]);
  });

  it('become drafts like typed texts, all in one step', () => {
    const { texts } = readPastedTexts(entries, { row: 0, column: 1 }, 'One\nTwo');
    expect([...typeTexts(NO_DRAFTS, texts).values()].map(({ key, data }) => [key, data['en']])).toEqual([
      ['snow.a', 'One'],
      ['snow.b', 'Two'],
    ]);
  });
});
