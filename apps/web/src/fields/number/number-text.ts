import type { Language } from '@quartermaster/domain/core/language';
import { HTML_LANG } from '@quartermaster/domain/core/language';

/** Basis points as people read them: 10000 is `100 %`. */
export function percentOfBasisPoints(points: number): string {
  return `${Number((points / 100).toFixed(4))} %`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number with the thousands separator of the reader's language. */
export function numberText(value: number, language: Language): string {
  const known = formats.get(language);
  if (known !== undefined) return known.format(value);
  const created = new Intl.NumberFormat(HTML_LANG[language], { maximumFractionDigits: 6 });
  formats.set(language, created);
  return created.format(value);
}
