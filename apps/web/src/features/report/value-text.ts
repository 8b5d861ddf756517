import type { ColumnKind } from '@quartermaster/domain/reports/report-definitions';
import { formatFixed, formatNumber } from '../../i18n/format.ts';

export const NOT_KNOWN = '—';

const PERCENT = 100;

/** A number of a report as its column writes it. What is not known is no zero. */
export function valueText(kind: ColumnKind, value: number | null | undefined): string {
  if (value === null || value === undefined) return NOT_KNOWN;
  if (kind === 'money') return formatFixed(value);
  if (kind === 'share') return `${formatNumber(value * PERCENT, 2)}%`;
  if (kind === 'sigma') return signed(value, 1);
  return formatNumber(value, kind === 'mean' ? 1 : 0);
}

/** How a number differs from the one before: in percent, or in points where it is a share itself. */
export function changeText(
  kind: ColumnKind,
  value: number | null | undefined,
  before: number | null | undefined,
): string {
  if (value === null || value === undefined || before === null || before === undefined) return NOT_KNOWN;
  if (kind === 'share') return `${signed((value - before) * PERCENT, 2)}%pt`;
  if (kind === 'sigma') return signed(value - before, 1);
  if (before === 0) return value === 0 ? '±0%' : NOT_KNOWN;
  return `${signed(((value - before) / Math.abs(before)) * PERCENT, 1)}%`;
}

function signed(value: number, digits: number): string {
  const text = formatNumber(Math.abs(value), digits);
  if (Number(value.toFixed(digits)) === 0) return `±${text}`;
  return `${value > 0 ? '+' : '−'}${text}`;
}
