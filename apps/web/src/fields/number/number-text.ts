import { HTML_LANG, type Language } from '@quartermaster/domain/core/language';
import { cached } from '../../i18n/cached.ts';

const MOST_DECIMALS = 6;
const formats = cached((language: Language) =>
  cached(
    (decimals: number) =>
      new Intl.NumberFormat(HTML_LANG[language], {
        minimumFractionDigits: decimals,
        maximumFractionDigits: MOST_DECIMALS,
      }),
  ),
);

/** A number with the thousands separator of the reader's language, and with at least so many decimals. */
export function numberText(value: number, language: Language, decimals = 0): string {
  return formats(language)(decimals).format(value);
}

/** The most decimals that one of the values is written with. */
export function mostDecimals(values: readonly unknown[]): number {
  const counts = values.map((value) => (typeof value === 'number' ? decimalsOf(value) : 0));
  return Math.max(0, ...counts);
}

function decimalsOf(value: number): number {
  const [, decimals = ''] = String(Number(value.toFixed(MOST_DECIMALS))).split('.');
  return decimals.length;
}
