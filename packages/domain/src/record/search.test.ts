import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeSearchText } from '../core/search-text.ts';
import { gramsOf, searchTextOf } from './search.ts';

const module = buildModule({
  name: { kind: 'localized_text', label: LABEL },
  secret: { kind: 'text', label: LABEL },
});

describe('search texts', () => {
  it('hold the record id and the searched fields in every language', () => {
    const data = { id: 7, name: { en: 'Fire  Drake', zh: '火龍', jp: 'ﾌｧｲｱ' }, secret: 'hidden' };
    expect(searchTextOf(module, data)).toBe('7\nfire drake\n火龍\nファイア');
  });

  it('make single Chinese characters and pairs of letters findable', () => {
    expect(gramsOf('火龍 ab')).toEqual(['火', '龍', '火龍', 'ab']);
    expect(gramsOf('a')).toEqual([]);
  });

  it('have every gram of every text they contain', () => {
    const texts = fc
      .array(fc.constantFrom('a', 'B', '火', '龍', ' ', '7', 'é', '𠮷'), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, texts, texts, (before, needle, after) => {
        const grams = new Set(gramsOf(normalizeSearchText(before + needle + after)));
        expect(gramsOf(normalizeSearchText(needle)).filter((gram) => !grams.has(gram))).toEqual([]);
      }),
    );
  });
});
