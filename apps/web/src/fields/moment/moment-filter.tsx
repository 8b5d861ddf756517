import type { FieldKind } from '@quartermaster/domain/core/field';
import { listOf, textOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { FieldFilterProps, FilterValue } from '../types.ts';
import { DayEnds } from './day-ends.tsx';
import { dayOfInstant, endOfDay, startOfDay } from './day-instants.ts';

type MomentKind = Extract<FieldKind, 'date' | 'date_time'>;

/** Whole days of the person's zone, from one to another; either end may stay open. */
export function MomentFilter({ field, filter, onChange }: FieldFilterProps<MomentKind>) {
  const { t } = useTranslation('fields');
  const { timeZone } = useFieldEnvironment();
  const isDay = field.kind === 'date';
  const [from, to] = endsOf(filter);
  return (
    <DayEnds
      labels={[t('filter.from'), t('filter.to')]}
      days={isDay ? [from, to] : [dayOfInstant(from, timeZone), dayOfInstant(to, timeZone)]}
      onChange={([first, last]) =>
        onChange(
          isDay
            ? filterOf(first || null, last || null)
            : filterOf(startOfDay(first, timeZone), endOfDay(last, timeZone)),
        )
      }
    />
  );
}

function endsOf(filter: FilterValue | null): readonly [string, string] {
  if (filter?.op === 'gte') return [textOf(filter.value), ''];
  if (filter?.op === 'lte') return ['', textOf(filter.value)];
  const [from, to] = listOf(filter?.value);
  return [textOf(from), textOf(to)];
}

function filterOf(from: string | null, to: string | null): FilterValue | null {
  if (from !== null && to !== null) return { op: 'between', value: [from, to] };
  if (from !== null) return { op: 'gte', value: from };
  return to === null ? null : { op: 'lte', value: to };
}
