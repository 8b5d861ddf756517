import type { Language } from '@quartermaster/domain/core/language';
import { HTML_LANG } from '@quartermaster/domain/core/language';

const MOST_DECIMALS = 6;
const formats = new Map<string, Intl.NumberFormat>();

/** A number with the thousands separator of the reader's language, and with at least so many decimals. */
export function numberText(value: number, language: Language, decimals = 0): string {
  const key = `${language} ${decimals}`;
  const known = formats.get(key);
  if (known !== undefined) return known.format(value);
  const created = new Intl.NumberFormat(HTML_LANG[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: MOST_DECIMALS,
  });
  formats.set(key, created);
  return created.format(value);
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
