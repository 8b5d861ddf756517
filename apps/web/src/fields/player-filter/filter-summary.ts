import { userStatus } from '@quartermaster/domain/enums/user-status';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { wordOf } from '../../ui/text/word-tag.tsx';
import type { Ends } from './range-editor.tsx';

export const CENTS = 100;

/** `10 – 60`, `≥ 10`, `≤ 60`; null: both ends are open. */
export function rangeSummary([from, to]: Ends): string | null {
  if (from === null) return to === null ? null : `≤ ${formatNumber(to)}`;
  if (to === null) return `≥ ${formatNumber(from)}`;
  return from === to ? formatNumber(from) : `${formatNumber(from)} – ${formatNumber(to)}`;
}

/** Days of the person's zone: `2026-10-01 – 2026-10-31`. */
export function periodSummary(from: string | undefined, to: string | undefined): string | null {
  const day = (instant: string) => formatDateTime(instant).slice(0, 'YYYY-MM-DD'.length);
  if (!from) return to ? `≤ ${day(to)}` : null;
  return to ? `${day(from)} – ${day(to)}` : `≥ ${day(from)}`;
}

export function statusSummary(status: string | undefined): string | null {
  return status ? wordOf(userStatus, status) : null;
}

/** A number of the address; anything else is an open end. */
export function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : null;
}

export function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}
