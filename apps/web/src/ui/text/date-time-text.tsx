import { isoInstant } from '@quartermaster/domain/core/date-time';
import { explainDateTime, formatDateTime } from '../../i18n/format.ts';
import { readZone } from '../../i18n/zone.ts';
import styles from './text.module.css';

type DateTimeTextProps = {
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly value: string;
  /** Default: the zone the person has chosen. */
  readonly zone?: string;
};

/** A moment in the chosen zone; hovering tells the zone and the same moment in UTC. */
export function DateTimeText({ value, zone = readZone() }: DateTimeTextProps) {
  return (
    <time className={styles.time} dateTime={isoInstant(value)} title={explainDateTime(value, zone)}>
      {formatDateTime(value, zone)}
    </time>
  );
}
