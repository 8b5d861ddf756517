import { describe, expect, it } from 'vitest';
import { formatText, namesIn } from './format-text.ts';

describe('formatText', () => {
  const text = 'at most {max} {max|day|days} in {place}';

  it('puts values in, and the word that goes with a number', () => {
    expect(formatText(text, { max: '1', place: 'dev' })).toBe('at most 1 day in dev');
    for (const max of ['0', '1.5', '2', '1,000'])
      expect(formatText(text, { max, place: 'dev' })).toBe(`at most ${max} days in dev`);
  });

  it('leaves names without a value', () => {
    expect(formatText(text, {})).toBe('at most {max} days in {place}');
  });

  it('puts no blank between full-width characters, and leaves those inside a value', () => {
    const sentences = ['{than} 以下にしてください', '必須小於 {than} 的值'] as const;
    const fill = (than: string) => sentences.map((sentence) => formatText(sentence, { than }));
    expect(fill('60')).toEqual(['60 以下にしてください', '必須小於 60 的值']);
    expect(fill('取得 上限（60）')).toEqual([
      '取得 上限（60）以下にしてください',
      '必須小於取得 上限（60）的值',
    ]);
    expect(fill('HP 上限')).toEqual(['HP 上限以下にしてください', '必須小於 HP 上限的值']);
  });

  it('names every value once', () => {
    expect(namesIn(text)).toEqual(['max', 'place']);
  });
});
