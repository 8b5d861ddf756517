import { isoInstant } from '@quartermaster/domain/core/date-time';
import { numberOf, textOf } from '@quartermaster/domain/core/json';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import { wallFromUtc } from '../common/zone-time.ts';
import { zoneCity } from '../../i18n/zone.ts';
import type { FieldCellProps } from '../types.ts';
import { durationParts } from './duration-parts.ts';
import styles from './moment.module.css';

/** An instant in the person's zone; the zone and the game's time on hover. */
export function DateTimeCell({ value }: FieldCellProps<'date_time'>) {
  const { timeZone, gameTimeZone } = useFieldEnvironment();
  const instant = textOf(value);
  const wall = wallFromUtc(instant, timeZone);
  if (wall === null) return <EmptyCell />;
  const zones = [...new Set([timeZone, gameTimeZone, 'UTC'])];
  const title = zones.map((zone) => `${wallFromUtc(instant, zone)} ${zoneCity(zone)}`).join('\n');
  return (
    <Tooltip title={<span className={styles.zones}>{title}</span>}>
      <time className={styles.figure} dateTime={isoInstant(instant)}>
        {wall.slice(0, 16)}
      </time>
    </Tooltip>
  );
}

export function DurationCell({ value }: FieldCellProps<'duration'>) {
  const { t } = useTranslation('fields');
  const seconds = numberOf(value, null);
  if (seconds === null) return <EmptyCell />;
  const parts = durationParts(seconds);
  const shown = (['days', 'hours', 'minutes', 'seconds'] as const)
    .filter((unit) => parts[unit] > 0 || (unit === 'seconds' && seconds === 0))
    .map((unit) => `${parts[unit]} ${t(`duration.${unit}`)}`);
  return <span className={styles.figure}>{shown.join(' ')}</span>;
}
