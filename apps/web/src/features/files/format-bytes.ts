import { formatNumber } from '../../i18n/format.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE ** 2;

/** `482 B`, `12.4 KB`, `3.1 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return `${formatNumber(bytes)} B`;
  if (bytes < MEGABYTE) return `${formatNumber(bytes / KILOBYTE, 1)} KB`;
  return `${formatNumber(bytes / MEGABYTE, 1)} MB`;
}
