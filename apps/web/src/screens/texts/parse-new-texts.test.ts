import { resolveModule } from '@quartermaster/domain/core/resolve';
import { localization } from '@quartermaster/domain/modules/data-tools/localization';
import { describe, expect, it } from 'vitest';
import { parseNewTexts } from './parse-new-texts.ts';

const parse = (pasted: string) => parseNewTexts(resolveModule(localization), pasted);

describe('pasted keys', () => {
  it('are written one a line, alone or with their texts', () => {
    expect(parse('ui.a\r\n\r\nui.b\tB\t乙\n').texts).toEqual([
      { key: 'ui.a', texts: {} },
      { key: 'ui.b', texts: { en: 'B', zh: '乙' } },
    ]);
  });

  it('may bring a line that names their columns', () => {
    expect(parse('jp\tkey\ten\nビー\tui.b\tB').texts).toEqual([
      { key: 'ui.b', texts: { en: 'B', jp: 'ビー' } },
    ]);
  });

  it('may hold texts of several lines in quotes', () => {
    expect(parse('ui.a\t"two\nlines"').texts).toEqual([{ key: 'ui.a', texts: { en: 'two\nlines' } }]);
  });

  it('are left out where no text can have them, or where they exist already', () => {
    expect(parse('ui.a\nui b\nui.a\n\tx')).toEqual({
      texts: [{ key: 'ui.a', texts: {} }],
      wrong: ['ui b', ''],
      repeated: ['ui.a'],
    });
  });
});
