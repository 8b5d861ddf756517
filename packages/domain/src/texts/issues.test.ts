import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { sampleEnum } from '@quartermaster/testkit/modules/sample-fields';
import { describe, expect, it } from 'vitest';
import { ISSUE_CODES, issue, type IssueCode } from '../core/issue.ts';
import { LANGUAGES } from '../core/language.ts';
import { namesIn } from './format-text.ts';
import { FULLER_TEXTS } from './fuller-texts.ts';
import { ISSUE_TEXTS } from './issue-texts.ts';
import { issueText } from './issues.ts';
import { moduleIssueText } from './module-issue-text.ts';

describe('issueText', () => {
  it.each(ISSUE_CODES)('says %s with the same parameters in every language', (code) => {
    const texts = LANGUAGES.map((language) => ISSUE_TEXTS[code][language]);
    expect(texts.every((text) => text.trim() !== '')).toBe(true);
    expect(texts.map(namesIn)).toEqual(texts.map(() => namesIn(texts[0] ?? '')));
  });

  it.each(Object.entries(FULLER_TEXTS))('says %s more fully with the same parameters', (_code, texts) => {
    for (const { text } of [texts].flat())
      expect(LANGUAGES.map((language) => namesIn(text[language]))).toEqual(
        LANGUAGES.map(() => namesIn(text.en)),
      );
  });

  it('fills parameters and puts the field in front', () => {
    const found = issue('level', 'greater_or_equal', { than: 3 });
    expect(issueText(found, 'en')).toBe('must be greater than or equal to 3');
    expect(issueText(found, 'zh', { fieldLabel: '等級' })).toBe('等級：必須大於等於 3');
    expect(issueText(found, 'jp', { fieldLabel: 'レベル' })).toBe('レベル：3以上にしてください');
  });

  it('says of times that they are earlier or later, and of which clock', () => {
    const than = '2026-12-01 00:00:00';
    const textOf = (code: IssueCode) => issueText(issue('ends_at', code, { than }), 'en');
    expect(textOf('greater')).toBe(`must be later than ${than} UTC`);
    expect(textOf('greater_or_equal')).toBe(`must not be earlier than ${than} UTC`);
    expect(textOf('less')).toBe(`must be earlier than ${than} UTC`);
    expect(textOf('less_or_equal')).toBe(`must not be later than ${than} UTC`);
  });

  it('says no clock of a day', () => {
    const found = issue('ends_on', 'greater', { than: '2026-12-01' });
    expect(issueText(found, 'en')).toBe('must be later than 2026-12-01');
  });

  it('says one in the singular', () => {
    expect(issueText(issue('name', 'too_long', { max: 1 }), 'en')).toBe('must have at most 1 character');
    expect(issueText(issue('name', 'too_few', { min: 2 }), 'en')).toBe('must have at least 2 entries');
  });

  it('names the other record of a duplicate when it is known', () => {
    expect(issueText(issue('code', 'duplicate', { record: '12' }), 'en')).toBe('is the same as in 12');
    expect(issueText(issue('code', 'duplicate', { value: 'x' }), 'en')).toBe('must be unique');
  });

  it('names the languages in which a text is that of another record', () => {
    const found = issue('name', 'duplicate', { record: '501', languages: ['en', 'jp'] });
    expect(LANGUAGES.map((language) => issueText(found, language))).toEqual([
      'is the same as in 501 (English, Japanese)',
      '與 501 相同（英文、日文）',
      '501 と重複しています（英語、日本語）',
    ]);
  });

  it('says what was expected and which language is missing in the reader’s language', () => {
    expect(issueText(issue('', 'wrong_type', { expected: 'list' }), 'jp')).toBe('リストにしてください');
    expect(issueText(issue('', 'text_missing', { language: 'jp' }), 'en')).toBe(
      'the text in Japanese is missing',
    );
  });
});

describe('moduleIssueText', () => {
  const label = (en: string) => ({ ...LABEL, en });
  const module = buildModule({
    size: { kind: 'enum', of: sampleEnum, label: label('Size') },
    groups: {
      kind: 'rows',
      label: label('Groups'),
      fields: {
        kind: { kind: 'enum', of: sampleEnum, label: label('Group kind') },
        note: { kind: 'text', label: label('Note') },
      },
    },
  });

  it.each([
    [
      issue('groups', 'less_or_equal', { than: 9, sum_of: 'note', sum: 12 }),
      'Note must add up to at most 9, not 12',
    ],
    [issue('groups', 'same_as', { value: 9, sum_of: 'note', sum: 8 }), 'Note must add up to 9, not 8'],
    [
      issue('groups', 'too_few', { min: 1, field: 'kind', value: 'huge' }),
      'must have at least 1 entry with Group kind Huge',
    ],
    [
      issue('groups', 'too_many', { max: 2, field: 'kind', value: ['huge', 'large'] }),
      'must have at most 2 entries with Group kind Huge or Large',
    ],
    [issue('groups', 'too_many', { max: 2 }), 'must have at most 2 entries'],
  ])('says of %j what counts or adds up', (found, text) => {
    expect(moduleIssueText(found, 'en', { module })).toBe(text);
    for (const language of ['zh', 'jp'] as const)
      expect(moduleIssueText(found, language, { module })).not.toMatch(/[{}]|note|kind/);
  });

  it('names fields and options as the reader knows them', () => {
    expect(
      moduleIssueText(issue('groups', 'must_include', { field: 'kind', value: 'huge' }), 'en', { module }),
    ).toBe('must include Group kind Huge');
    expect(
      moduleIssueText(issue('groups.0.note', 'required_when', { field: 'size', value: 'large' }), 'en', {
        module,
      }),
    ).toBe('must not be empty when Size is Large');
    expect(
      moduleIssueText(issue('groups.0', 'exactly_one', { fields: ['kind', 'note'] }), 'en', { module }),
    ).toBe('exactly one of Group kind, Note must be filled');
    const late = issue('groups.0.note', 'greater', { than: 3, than_field: 'size' });
    expect(moduleIssueText(late, 'en', { module })).toBe('must be greater than Size (3)');
    expect(moduleIssueText(late, 'en', { module, fieldLabel: 'Note' })).toBe(
      'Note: must be greater than Size (3)',
    );
    expect(moduleIssueText(late, 'jp', { module, fieldLabel: '' })).not.toContain('：');
    const large = issue('groups.0.note', 'greater', { than: 90_000, than_field: 'size' });
    expect(moduleIssueText(large, 'zh', { module })).toContain('（90,000）');
  });

  it('says of a moment which field of which record it is', () => {
    const words = { than_what: label('Start'), than_record: label('Event “Harvest”') };
    const late = issue('size', 'greater_or_equal', { than: '2026-12-01 00:00:00', ...words });
    expect(moduleIssueText(late, 'en', { module })).toBe(
      'must not be earlier than 2026-12-01 00:00:00 UTC (Start of Event “Harvest”)',
    );
  });
});
