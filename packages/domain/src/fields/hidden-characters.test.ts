import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import { issueText } from '../texts/issues.ts';
import { validateFields } from '../validation/validate-fields.ts';
import { validateRecord } from '../validation/validate-record.ts';
import { findHarmfulCharacter, findHiddenCharacter } from './hidden-characters.ts';

const FAMILY = '👩🏽‍🚀';
const VISIBLE = [
  'Star Fox ★',
  '星狐\n\t二行',
  '髙橋 ゔァ ｶﾞ',
  `${FAMILY} 👨‍👩‍👧 🏳️‍🌈 ❤️ 1️⃣`,
  '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  '\uE000 of an icon font',
  'a\u00A0b',
];

describe('characters that are not seen', () => {
  it.each(VISIBLE)('%j has none', (text) => {
    expect(findHiddenCharacter(text)).toBeNull();
    expect(findHarmfulCharacter(text)).toBeNull();
  });

  it.each([
    ['\u202EStar', 'U+202E', 1],
    ['Sta\u2066r', 'U+2066', 4],
    [`${FAMILY}\u0007`, 'U+0007', 5],
    ['a\u2028b', 'U+2028', 2],
  ])('%j changes how a text reads', (text, character, position) => {
    expect(findHarmfulCharacter(text)).toEqual({ character, position });
    expect(findHiddenCharacter(text)).toEqual({ character, position });
  });

  it.each([
    'Star\u200BFox', 'Star\u200DFox', '\uFEFFStar', 'Star\u2060', 'Star\u200E', 'Star\u00AD', 'Star\u3164',
    'Star\u{E0041}', `${FAMILY}\u200D`,
  ])('%j hides something', (text) => {
    expect(findHarmfulCharacter(text)).toBeNull();
    expect(findHiddenCharacter(text)).not.toBeNull();
  }); // prettier-ignore
});

describe('texts of settings', () => {
  const module = buildModule({
    mark: { kind: 'text', label: LABEL },
    note: { kind: 'long_text', label: LABEL },
    name: { kind: 'localized_text', label: LABEL },
    rows: { kind: 'rows', label: LABEL, fields: { name: { kind: 'localized_text', label: LABEL } } },
  });
  const of = (text: string) => {
    const name = { en: text, zh: text, jp: text };
    return { id: 1, status: 'active', sort_order: 0, mark: text, note: text, name, rows: [{ name }] };
  };
  const found = (issues: ReturnType<typeof validateFields>) =>
    issues.map(({ path, code, severity }) => `${path} ${code} ${severity}`);
  const PLACES = [
    'note',
    'name.en',
    'name.zh',
    'name.jp',
    'rows.0.name.en',
    'rows.0.name.zh',
    'rows.0.name.jp',
  ];

  it('may not change how they read', () => {
    const issues = validateFields(module, of('Star\u202Efox'));
    expect(found(issues).toSorted()).toEqual(
      ['mark', ...PLACES].map((path) => `${path} harmful_character error`).toSorted(),
    );
    expect(found(validateRecord(module, of('Star\u202Efox')))).toEqual([]);
    const [first] = issues;
    expect(first && issueText(first, 'en')).toContain('character 5 (U+202E)');
  });

  it('hide nothing where they are compared, and are warned of it where players read them', () => {
    const data = of('Star\u200Bfox');
    expect(found(validateFields(module, data))).toEqual(['mark hidden_character error']);
    expect(found(validateRecord(module, data)).toSorted()).toEqual(
      PLACES.map((path) => `${path} hidden_character warning`).toSorted(),
    );
  });
});
