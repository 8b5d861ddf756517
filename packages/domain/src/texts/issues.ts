import type { Issue } from '../core/issue.ts';
import { isJsonObject, plainText, type JsonValue } from '../core/json.ts';
import { joinList, type Language } from '../core/language.ts';
import { isTextForm, TEXT_FORMS } from '../core/text-form.ts';
import { formatText } from './format-text.ts';
import { fullerText } from './fuller-texts.ts';
import { ISSUE_TEXTS } from './issue-texts.ts';
import { groupedNumber, limitOf, momentText } from './moment-texts.ts';
import { EXPECTED_TEXTS, LANGUAGE_NAMES } from './parameter-texts.ts';

/** What the reader knows things by; without it keys and values are as on the wire. */
type IssueTextOptions = {
  /** Put before the text. */
  readonly fieldLabel?: string;
  /** A parameter as the reader knows it; `undefined` leaves it as it is. */
  readonly nameOf?: (parameter: string, value: JsonValue) => string | undefined;
};

/** An issue in the reader's language. */
export function issueText(
  issue: Pick<Issue, 'code' | 'params'>,
  language: Language,
  options: IssueTextOptions = {},
): string {
  const values = Object.entries(issue.params).map(([parameter, value]) => [
    parameter,
    options.nameOf?.(parameter, value) ??
      (parameter === 'than' ? limitOf(issue.params, language) : parameterText(parameter, value, language)),
  ]);
  const text = fullerText(issue) ?? momentText(issue.code, issue.params['than']) ?? ISSUE_TEXTS[issue.code];
  const sentence = formatText(text[language], Object.fromEntries(values));
  if (options.fieldLabel === undefined) return sentence;
  return `${options.fieldLabel}${language === 'en' ? ': ' : '：'}${sentence}`;
}

/** Parameters that say how much or how many; other numbers are IDs, lines and places in a list. */
const QUANTITIES: ReadonlySet<string> = new Set(['sum', 'min', 'max', 'amount', 'limit', 'cap', 'needed']);

const languageName = (named: string, language: Language): string =>
  LANGUAGE_NAMES[named]?.[language] ?? named;

function parameterText(parameter: string, value: JsonValue, language: Language): string {
  if (parameter === 'expected' && typeof value === 'string')
    return EXPECTED_TEXTS[value]?.[language] ?? value;
  if (parameter === 'language' && typeof value === 'string') return languageName(value, language);
  if (parameter === 'languages' && Array.isArray(value))
    return joinList(
      value.map((one: JsonValue) => languageName(plainText(one), language)),
      language,
    );
  if (typeof value === 'number' && QUANTITIES.has(parameter)) return groupedNumber(value, language);
  if (parameter === 'form' && isTextForm(value)) return TEXT_FORMS[value].expected[language];
  if (Array.isArray(value))
    return joinList(
      value.map((entry: JsonValue) => parameterText('', entry, language)),
      language,
    );
  // A name in three languages.
  const own = isJsonObject(value) ? value[language] : undefined;
  if (typeof own === 'string') return own;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
