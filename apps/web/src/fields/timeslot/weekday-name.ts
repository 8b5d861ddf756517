import { DAY_MILLISECONDS } from '@quartermaster/domain/core/date-time';
import { HTML_LANG, type Language } from '@quartermaster/domain/core/language';
import { cached } from '../../i18n/cached.ts';

/** Some Monday: weekday names are asked of real dates. */
const A_MONDAY = Date.UTC(2024, 0, 1);

const formats = cached(
  (language: Language) => new Intl.DateTimeFormat(HTML_LANG[language], { weekday: 'short', timeZone: 'UTC' }),
);

/** `Mon`, `週一`, `月`; 1 is Monday. */
export function weekdayName(day: number, language: Language): string {
  return formats(language).format(new Date(A_MONDAY + (day - 1) * DAY_MILLISECONDS));
}
