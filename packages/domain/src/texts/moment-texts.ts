import type { IssueCode } from '../core/issue.ts';
import type { JsonValue } from '../core/json.ts';
import { localized, type Localized } from '../core/language.ts';

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
export const limitText = (value: string): string => (WITH_TIME.test(value) ? `${value} UTC` : value);
