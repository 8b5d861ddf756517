import { buildModule, LABEL } from '@quartermaster/testkit/modules/build-module';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../core/field.ts';
import type { IssueCode } from '../core/issue.ts';
import type { JsonValue } from '../core/json.ts';
import { LANGUAGES } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { validateFields } from '../validation/validate-fields.ts';
import { validateRecord } from '../validation/validate-record.ts';
import { ISSUE_TEXTS } from './issue-texts.ts';

type General = {
  /** The message as the people who run the game name it. */
  readonly says: string;
  readonly code: IssueCode;
  readonly text: string;
  /** A field, or a rule about it and the field `other`, and a value that earns the message. */
  readonly field: FieldDefinition;
  readonly rule?: RuleDefinition;
  readonly value: JsonValue;
};

const integer: FieldDefinition = { kind: 'integer', label: LABEL };
const COMPARED = { field: 'it', than: { field: 'other' } } as const;

/** The general messages of the forms. `other` is 5. */
const GENERAL: readonly General[] = [
  { says: 'must not be empty', code: 'required', text: 'must not be empty', field: { kind: 'text', label: LABEL }, value: '' },
  { says: 'not zero', code: 'not_zero', text: 'must not be zero', field: { ...integer, notZero: true }, value: 0 },
  { says: 'integer', code: 'integer', text: 'must be an integer', field: integer, value: 1.5 },
  { says: 'not negative', code: 'not_negative', text: 'must not be negative', field: { ...integer, min: 0 }, value: -1 },
  { says: 'numeric', code: 'numeric', text: 'must be numeric', field: integer, value: true },
  { says: 'valid', code: 'valid', text: 'must be valid', field: { kind: 'asset', asset: 'image', label: LABEL }, value: { path: 'A b' } },
  { says: 'greater', code: 'greater', text: 'must be greater than {than}', field: integer, rule: { ...COMPARED, is: 'greater' }, value: 5 },
  { says: 'greater or equal', code: 'greater_or_equal', text: 'must be greater than or equal to {than}', field: integer, rule: { ...COMPARED, is: 'at_least' }, value: 4 },
  { says: 'less or equal', code: 'less_or_equal', text: 'must be less than or equal to {than}', field: integer, rule: { ...COMPARED, is: 'at_most' }, value: 6 },
  { says: 'must select an image', code: 'image_required', text: 'must select an image', field: { kind: 'asset', asset: 'image', label: LABEL }, value: null },
  { says: 'number required', code: 'required', text: 'must not be empty', field: integer, value: null },
  { says: 'digits only', code: 'digits_only', text: 'must be digits only', field: integer, value: '1a' },
  { says: 'digits or decimals', code: 'digits_or_decimals', text: 'must be digits or decimals', field: { kind: 'decimal', label: LABEL }, value: '1.x' },
  { says: 'ID at most 9 digits', code: 'id_max_9_digits', text: 'must have at most 9 digits', field: { kind: 'id', label: LABEL }, value: 1_234_567_890 },
  { says: 'date format valid', code: 'date_format', text: 'must be a valid date ({format})', field: { kind: 'date', label: LABEL }, value: '2026-13-01' },
]; // prettier-ignore

describe('the general messages', () => {
  it.each(GENERAL)('$says: said for a value that earns it', ({ code, text, field, rule, value }) => {
    const module = buildModule({ it: field, other: integer }, rule === undefined ? {} : { rules: [rule] });
    const data = { ...module.defaults, id: 1, it: value, other: 5 };
    const issues = [
      ...validateFields(module, data),
      ...validateRecord(module, data, { isProtected: false, findRecord: () => undefined }),
    ];
    expect(issues.filter(({ path }) => path.split('.')[0] === 'it').map((found) => found.code)).toContain(
      code,
    );
    expect(ISSUE_TEXTS[code].en).toBe(text);
    expect(new Set(LANGUAGES.map((language) => ISSUE_TEXTS[code][language])).size).toBe(LANGUAGES.length);
  });

  it('has a code for less than another value, too', () => {
    expect(ISSUE_TEXTS.less.en).toBe('must be less than {than}');
  });

  it('has one code for each message', () => {
    const texts = Object.values(ISSUE_TEXTS).map(({ en }) => en);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
