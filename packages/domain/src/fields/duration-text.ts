import { readPlainNumber } from './number-text.ts';
import { plainTyping } from './typed-text.ts';

const PARTS =
  /^(?:(\d+)\s*(?:days?|d|天|日))?\s*(?:(\d+)\s*(?:hours?|h|小時|時間))?\s*(?:(\d+)\s*(?:minutes?|mins?|m|分鐘|分))?\s*(?:(\d+)\s*(?:seconds?|secs?|s|秒))?$/i;
const SECONDS = [86_400, 3_600, 60, 1] as const;

/** Seconds, or days, hours, minutes and seconds as lists print them in any language; null: neither. */
export function readDuration(text: string): number | null {
  const typed = plainTyping(text);
  const match = PARTS.exec(typed);
  if (match === null || typed === '') return readPlainNumber(typed);
  return SECONDS.reduce((sum, seconds, index) => sum + Number(match[index + 1] ?? 0) * seconds, 0);
}
