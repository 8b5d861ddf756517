import { useTranslation } from 'react-i18next';
import { readZone } from '../../i18n/zone.ts';
import { DayEnds } from './day-ends.tsx';
import { dayOfInstant, endOfDay, startOfDay } from './day-instants.ts';

/** Instants of the wire; undefined: that end is open. */
type Period = readonly [from: string | undefined, to: string | undefined];

type DayRangeProps = {
  readonly label: string;
  readonly period: Period;
  readonly onChange: (period: Period) => void;
};

/** Whole days of the person's zone, from one to another; either end may stay open. */
export function DayRange({ label, period: [from = '', to = ''], onChange }: DayRangeProps) {
  const { t } = useTranslation('fields');
  const zone = readZone();
  return (
    <DayEnds
      labels={[`${label}: ${t('filter.from')}`, `${label}: ${t('filter.to')}`]}
      days={[dayOfInstant(from, zone), dayOfInstant(to, zone)]}
      onChange={([first, last]) =>
        onChange([startOfDay(first, zone) ?? undefined, endOfDay(last, zone) ?? undefined])
      }
    />
  );
}
