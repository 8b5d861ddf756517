import { formatFixed, formatNumber } from '../../i18n/format.ts';

export { formatCents as dollars } from '../../i18n/format.ts';

/** `HKD 78.00`: never added to another currency. */
export function money(currency: string, amount: number): string {
  return `${currency} ${formatFixed(amount)}`;
}

/** `+300`, `−300`: how much was gained or lost. */
export function signed(value: number): string {
  return value < 0 ? `−${formatNumber(-value)}` : `+${formatNumber(value)}`;
}
