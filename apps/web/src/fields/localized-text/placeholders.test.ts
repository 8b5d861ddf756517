import { describe, expect, it } from 'vitest';
import { placeholderNotes } from './placeholders.ts';

const FINE = { lacks: [], unknown: [] };

describe('placeholders of a localized text', () => {
  it('names what a language lacks', () => {
    const text = { en: 'Deals {rate} for {turns} turns', zh: '造成 {rate} 傷害', jp: '{turns}ターン {rate}' };
    expect(placeholderNotes(text, undefined)).toEqual({
      en: FINE,
      zh: { lacks: ['{turns}'], unknown: [] },
      jp: FINE,
    });
  });

  it('leaves a language without a text alone: it is missing, not different', () => {
    expect(placeholderNotes({ en: 'Deals {rate}', zh: '' }, undefined)).toEqual({
      en: FINE,
      zh: FINE,
      jp: FINE,
    });
  });

  it('names one that nothing replaces where it is written, and tells no other language to have it', () => {
    const text = { en: 'Dear {playr}', zh: '{player} 你好', jp: '{player}さん {0}' };
    expect(placeholderNotes(text, ['{player}'])).toEqual({
      en: { lacks: ['{player}'], unknown: ['{playr}'] },
      zh: FINE,
      jp: { lacks: [], unknown: ['{0}'] },
    });
  });
});
