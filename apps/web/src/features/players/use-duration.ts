import { useTranslation } from 'react-i18next';
import { durationParts } from '../../fields/moment/duration-parts.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** How long something took, in its two largest parts: `2 h 5 min`. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation('fields');
  return (seconds) => {
    const parts = durationParts(seconds);
    const first = UNITS.findIndex((unit) => parts[unit] > 0);
    const shown = first === -1 ? UNITS.slice(-1) : UNITS.slice(first, first + 2);
    return shown
      .filter((unit, index) => index === 0 || parts[unit] > 0)
      .map((unit) => `${parts[unit]} ${t(`duration.${unit}`)}`)
      .join(' ');
  };
}
