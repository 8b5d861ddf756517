import { useTranslation } from 'react-i18next';
import { durationText } from '../../fields/moment/duration-parts.ts';
import { readLanguage } from '../../i18n/language.ts';

/** How long something took, in its two largest parts: `2 h 5 min`. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation('fields');
  // Japanese puts no space between a number and its counter.
  const gap = readLanguage() === 'jp' ? '' : ' ';
  return (seconds) => durationText(seconds, (unit) => t(`duration.${unit}`), gap);
}
