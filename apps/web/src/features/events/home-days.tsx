import { useTranslation } from 'react-i18next';
import type { EventHome } from '../../api/event-home.ts';
import styles from './event-home.module.css';
import { HomeRecordLink } from './home-record-link.tsx';

type Day = EventHome['days'][number];

/** Day by day what players meet: what starts, what is open, what ends. */
export function HomeDays({ home }: { readonly home: EventHome }) {
  const { t } = useTranslation('events');
  if (home.days.length === 0) return <p className={styles.note}>{t('noPeriods')}</p>;
  return (
    <ol className={styles.days}>
      {sameDaysTogether(home.days).map((day) => (
        <li key={day.day} className={styles.day}>
          <strong>{day.day === day.last ? day.day : `${day.day} – ${day.last}`}</strong>
          <DayRecords home={home} label={t('opensOn', { names: '' })} places={day.opens} />
          <DayRecords home={home} label={t('openOn', { names: '' })} places={stillOpen(day)} />
          <DayRecords home={home} label={t('closesOn', { names: '' })} places={day.closes} />
        </li>
      ))}
    </ol>
  );
}

type Days = Day & { readonly last: string };

/** Days on which nothing starts or ends are told as one with those before them. */
function sameDaysTogether(days: readonly Day[]): readonly Days[] {
  const told: Days[] = [];
  for (const day of days) {
    const before = told.at(-1);
    const isQuiet = ({ opens, closes }: Day) => opens.length + closes.length === 0;
    if (before !== undefined && isQuiet(before) && isQuiet(day))
      told[told.length - 1] = { ...before, last: day.day };
    else told.push({ ...day, last: day.day });
  }
  return told;
}

const stillOpen = ({ open, opens, closes }: Day): Day['open'] =>
  open.filter((place) => !opens.includes(place) && !closes.includes(place));

type DayRecordsProps = { readonly home: EventHome; readonly label: string; readonly places: Day['open'] };

function DayRecords({ home, label, places }: DayRecordsProps) {
  const records = places.flatMap((place) => home.records[place] ?? []);
  if (records.length === 0) return null;
  return (
    <span>
      <span className={styles.note}>{label}</span>
      {records.map((record, index) => (
        <span key={`${record.module} ${record.recordId}`}>
          <HomeRecordLink record={record} />
          {/* Kept on the line of what it follows. */}
          {index === records.length - 1 ? '' : '\u00a0· '}
        </span>
      ))}
    </span>
  );
}
