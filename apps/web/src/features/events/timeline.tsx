import { instantOf } from '@quartermaster/domain/core/date-time';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventHome, HomeRecord } from '../../api/event-home.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { zoneCity } from '../../i18n/zone.ts';
import styles from './event-home.module.css';
import { HomeRecordLink } from './home-record-link.tsx';
import { namesakesIn, type Namesakes } from './namesakes.ts';

const timeOf = (wire: string): number => instantOf(wire).getTime();

/** When the event and each of its records are open, one below the other, with today among them. */
export function Timeline({ home }: { readonly home: EventHome }) {
  const { t } = useTranslation('events');
  const dated = home.records.filter(({ periods }) => periods.length > 0);
  const instants = dated.flatMap(({ periods }) =>
    periods.flatMap(({ start, end }) => [timeOf(start), timeOf(end)]),
  );
  if (instants.length === 0) return <p className={styles.note}>{t('noPeriods')}</p>;
  const now = timeOf(home.now);
  const from = Math.min(...instants, now);
  const span = Math.max(...instants, now) - from || 1;
  const at = (instant: number): number => (100 * (instant - from)) / span;
  const namesakes = namesakesIn(home.records);
  return (
    <>
      <p className={styles.note}>{t('timelineKey', { zone: zoneCity(home.timeZone) })}</p>
      <ul className={styles.timeline}>
        {dated.map((record) => (
          <TimelineRow
            key={`${record.module} ${record.recordId}`}
            record={record}
            namesakes={namesakes}
            at={at}
            today={at(now)}
            timeZone={home.timeZone}
          />
        ))}
      </ul>
    </>
  );
}

type TimelineRowProps = {
  readonly record: HomeRecord;
  readonly namesakes: Namesakes;
  /** Where an instant is, in hundredths of the width. */
  readonly at: (instant: number) => number;
  readonly today: number;
  readonly timeZone: string;
};

function TimelineRow({ record, namesakes, at, today, timeZone }: TimelineRowProps) {
  const wall = (wire: string) => formatDateTime(wire, timeZone).slice(0, 16);
  const place = (left: number, width?: number): CSSProperties => ({
    insetInlineStart: `${left}%`,
    ...(width === undefined ? {} : { inlineSize: `${width}%` }),
  });
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        <HomeRecordLink record={record} namesakes={namesakes} />
      </span>
      <span className={styles.track} aria-hidden>
        {record.periods.map(({ start, end }) => (
          <span
            key={start}
            className={record.status === 'active' ? styles.bar : styles.closed}
            style={place(at(timeOf(start)), at(timeOf(end)) - at(timeOf(start)))}
          />
        ))}
        <span className={styles.today} style={place(today)} />
      </span>
      <span className={styles.note}>
        {record.periods.map(({ start, end }) => `${wall(start)} – ${wall(end)}`).join(' · ')}
      </span>
    </li>
  );
}
