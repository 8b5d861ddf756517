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

  it('names every value once', () => {
    expect(namesIn(text)).toEqual(['max', 'place']);
  });
});
