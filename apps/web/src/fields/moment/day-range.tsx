import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { utcFromWall, wallFromUtc, WIRE_FORMAT } from '../common/zone-time.ts';
import { readZone } from '../../i18n/zone.ts';

/** Instants of the wire; undefined: that end is open. */
export type Period = readonly [from: string | undefined, to: string | undefined];

type DayRangeProps = {
  readonly label: string;
  readonly period: Period;
  readonly onChange: (period: Period) => void;
};

/** Whole days of the person's zone, from one to another; either end may stay open. */
export function DayRange({ label, period, onChange }: DayRangeProps) {
  const { t } = useTranslation('fields');
  const [from, to] = period.map(dayOf);
  return (
    <DatePicker.RangePicker
      value={[from ?? null, to ?? null]}
      allowEmpty={[true, true]}
      placeholder={[t('filter.from'), t('filter.to')]}
      aria-label={label}
      onChange={(next) =>
        onChange([instantOf(next?.[0] ?? null, '00:00:00'), instantOf(next?.[1] ?? null, '23:59:59')])
      }
    />
  );
}

function dayOf(instant: string | undefined): dayjs.Dayjs | null {
  const wall = wallFromUtc(instant ?? '', readZone());
  return wall === null ? null : dayjs(wall);
}

function instantOf(day: dayjs.Dayjs | null, time: string): string | undefined {
  if (day === null) return undefined;
  const wall = dayjs(`${day.format('YYYY-MM-DD')} ${time}`).format(WIRE_FORMAT);
  return utcFromWall(wall, readZone()) ?? undefined;
}
