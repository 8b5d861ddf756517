import { formatNumber } from '../../i18n/format.ts';
import { htmlLang, readLanguage } from '../../i18n/language.ts';

const CENTS = 100;

/** `1,234.50`: always with cents, so that a column aligns. */
export function dollars(cents: number): string {
  return fixed(cents / CENTS);
}

/** `HKD 78.00`: never added to another currency. */
export function money(currency: string, amount: number): string {
  return `${currency} ${fixed(amount)}`;
}

/** `+300`, `−300`: how much was gained or lost. */
export function signed(value: number): string {
  return value < 0 ? `−${formatNumber(-value)}` : `+${formatNumber(value)}`;
}

function fixed(value: number): string {
  return new Intl.NumberFormat(htmlLang(readLanguage()), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);
}
