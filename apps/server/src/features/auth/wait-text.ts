import { localized, type Localized } from '@quartermaster/domain/core/language';
import { formatText } from '@quartermaster/domain/texts/format-text';

/** How long to wait in words: seconds while they can be counted, whole minutes after, never too few. */
export function waitText(seconds: number): Localized {
  if (seconds < 60)
    return localized(
      formatText('{n} {n|second|seconds}', { n: String(seconds) }),
      `${seconds} 秒`,
      `${seconds} 秒`,
    );
  const minutes = Math.ceil(seconds / 60);
  return localized(
    formatText('{n} {n|minute|minutes}', { n: String(minutes) }),
    `${minutes} 分鐘`,
    `${minutes} 分`,
  );
}
