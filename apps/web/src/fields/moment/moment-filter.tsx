import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { FieldKind } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { asList, asText } from '../common/values.ts';
import { WIRE_FORMAT, utcFromWall, wallFromUtc } from '../common/zone-time.ts';
import type { FieldFilterProps, FilterValue } from '../types.ts';
import styles from './moment.module.css';

type MomentKind = Extract<FieldKind, 'date' | 'date_time'>;

/** Whole days of the person's zone, from one to another; either end may stay open. */
export function MomentFilter({ field, filter, onChange }: FieldFilterProps<MomentKind>) {
  const { t } = useTranslation('fields');
  const { timeZone } = useFieldEnvironment();
  const zone = field.kind === 'date_time' ? timeZone : null;
  const [from, to] = endsOf(filter).map((end) => dayFromWire(end, zone));
  return (
    <DatePicker.RangePicker
      className={styles.picker}
      value={[from ?? null, to ?? null]}
      allowEmpty={[true, true]}
      placeholder={[t('filter.from'), t('filter.to')]}
      onChange={(next) =>
        onChange(
          filterOf(wireOf(next?.[0] ?? null, '00:00:00', zone), wireOf(next?.[1] ?? null, '23:59:59', zone)),
        )
      }
    />
  );
}

function endsOf(filter: FilterValue | null): readonly [string, string] {
  if (filter?.op === 'gte') return [asText(filter.value), ''];
  if (filter?.op === 'lte') return ['', asText(filter.value)];
  const [from, to] = asList(filter?.value);
  return [asText(from), asText(to)];
}

function dayFromWire(text: string, zone: string | null): dayjs.Dayjs | null {
  const wall = zone === null ? text : wallFromUtc(text, zone);
  return wall === null || wall === '' ? null : dayjs(wall);
}

function wireOf(day: dayjs.Dayjs | null, time: string, zone: string | null): string | null {
  if (day === null) return null;
  if (zone === null) return day.format('YYYY-MM-DD');
  return utcFromWall(dayjs(`${day.format('YYYY-MM-DD')} ${time}`).format(WIRE_FORMAT), zone);
}

function filterOf(from: string | null, to: string | null): FilterValue | null {
  if (from !== null && to !== null) return { op: 'between', value: [from, to] };
  if (from !== null) return { op: 'gte', value: from };
  return to === null ? null : { op: 'lte', value: to };
}
