import { localized, type Localized } from '@quartermaster/domain/core/language';

/** How long to wait in words: seconds while they can be counted, whole minutes after, never too few. */
export function waitText(seconds: number): Localized {
  if (seconds < 60) return localized(counted(seconds, 'second'), `${seconds} 秒`, `${seconds} 秒`);
  const minutes = Math.ceil(seconds / 60);
  return localized(counted(minutes, 'minute'), `${minutes} 分鐘`, `${minutes} 分`);
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
