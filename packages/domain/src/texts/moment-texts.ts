import type { Issue, IssueCode } from '../core/issue.ts';
import { isJsonObject, plainText, type JsonValue } from '../core/json.ts';
import { HTML_LANG, localized, type Language, type Localized } from '../core/language.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}/;
const WITH_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/;

const MOMENT_TEXTS: Partial<Readonly<Record<IssueCode, Localized>>> = {
  greater: localized('must be later than {than}', '必須晚於 {than}', '{than}より後にしてください'),
  greater_or_equal: localized(
    'must not be earlier than {than}',
    '不可早於 {than}',
    '{than}以降にしてください',
  ),
  less: localized('must be earlier than {than}', '必須早於 {than}', '{than}より前にしてください'),
  less_or_equal: localized('must not be later than {than}', '不可晚於 {than}', '{than}以前にしてください'),
};

/** What is said of a day or a time in place of the usual text: it is earlier or later, not less or greater. */
export function momentText(code: IssueCode, than: JsonValue | undefined): Localized | undefined {
  return typeof than === 'string' && MOMENT.test(than) ? MOMENT_TEXTS[code] : undefined;
}

/** A limit as a text. A time is kept in UTC, and says so: the reader’s clock shows another hour. */
const limitText = (value: string): string => (WITH_TIME.test(value) ? `${value} UTC` : value);

/** A number in groups of three digits, as the reader writes it. */
export const groupedNumber = (value: number, language: Language): string =>
  value.toLocaleString(HTML_LANG[language], { maximumFractionDigits: 20 });

/** A limit with what says so behind it, where that is known: `12,000 (Max power of Class “Bronze”)`. */
export function limitOf(params: Issue['params'], language: Language): string {
  const { than = null, than_what: what, than_record: record } = params;
  const limit = typeof than === 'number' ? groupedNumber(than, language) : limitText(plainText(than));
  const [field, named] = [textIn(what, language), textIn(record, language)];
  if (field === '' || named === '') return limit;
  if (language === 'en') return `${limit} (${field} of ${named})`;
  return language === 'zh' ? `${limit}（${named}的${field}）` : `${limit}（${named}の${field}）`;
}

const textIn = (value: JsonValue | undefined, language: Language): string =>
  isJsonObject(value) ? plainText(value[language] ?? null) : '';
