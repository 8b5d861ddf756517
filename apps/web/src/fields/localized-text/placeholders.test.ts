import { describe, expect, it } from 'vitest';
import { placeholderDifferences } from './placeholders.ts';

describe('placeholders of a localized text', () => {
  it('names what a language lacks', () => {
    const text = { en: 'Deals {rate} for {turns} turns', zh: '造成 {rate} 傷害', jp: '{turns}ターン {rate}' };
    expect(placeholderDifferences(text)).toEqual({ en: [], zh: ['{turns}'], jp: [] });
  });

  it('leaves a language without a text alone: it is missing, not different', () => {
    expect(placeholderDifferences({ en: 'Deals {rate}', zh: '' })).toEqual({ en: [], zh: [], jp: [] });
  });
});
