import { describe, expect, it } from 'vitest';
import { keptHalfTexts, movedHalfTexts, withHalfText } from './half-texts.ts';

describe('half texts', () => {
  it('are the same object while nothing changes', () => {
    const texts = { scene: '{' };
    expect(withHalfText(texts, 'scene', '{')).toBe(texts);
    expect(withHalfText(texts, 'other', null)).toBe(texts);
    expect(withHalfText(texts, 'scene', null)).toEqual({});
  });

  it('stay beside values that stayed, whatever the order of their keys', () => {
    const texts = { '': '{', 'rows.0.what': '[', scene: '{"fog"' };
    const before = { scene: { a: 1, b: 2 }, rows: [{ what: 1 }] };
    const after = { rows: [{ what: 2 }], scene: { b: 2, a: 1 } };
    expect(keptHalfTexts(texts, before, after)).toEqual({ scene: '{"fog"' });
  });

  it('follow their rows, and leave those of other lists alone', () => {
    const texts = { 'rows.2.inner.0.what': '{', 'rowsets.2.what': '[' };
    expect(movedHalfTexts(texts, 'rows', (index) => index - 1)).toEqual({
      'rows.1.inner.0.what': '{',
      'rowsets.2.what': '[',
    });
  });
});
