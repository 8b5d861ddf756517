import { HTML_LANG, type Language } from '@quartermaster/domain/core/language';
import { percentOfBasisPoints } from '@quartermaster/domain/fields/number-text';
import { cached } from '../../i18n/cached.ts';
import { withMinus } from '../../i18n/minus.ts';

const MOST_DECIMALS = 6;
/** From six digits on, people count zeros. */
const MANY = 100_000;
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
  return withMinus(formats(language)(decimals).format(value));
}

/** Basis points as percent. */
export const percentText = (points: number): string => withMinus(percentOfBasisPoints(points));

/** A long number as read at a glance: `90,000,000,000` beside the box that holds 90000000000; undefined for a short one. */
export function groupedDigits(value: number, language: Language): string | undefined {
  return Math.abs(value) < MANY ? undefined : numberText(value, language);
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
