import { timeslotType } from '@quartermaster/domain/enums/timeslot-type';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventHome } from '../../api/event-home.ts';
import { formatDay } from '../../i18n/format.ts';
import { readLanguage } from '../../i18n/language.ts';
import { zoneCity } from '../../i18n/zone.ts';
import { LazyDetails } from '../../ui/layout/lazy-details.tsx';
import styles from './event-home.module.css';
import { HomeRecordLink } from './home-record-link.tsx';
import { namesakesIn } from './namesakes.ts';

type Day = EventHome['days'][number];

/**
 * What players meet: what is open without an end, then day by day what starts and ends. What stays open meanwhile is
 * counted: its names would be the same on each day.
 */
export function HomeDays({ home }: { readonly home: EventHome }) {
  const { t } = useTranslation('events');
  const standing = standingPlaces(home);
  if (home.days.length + standing.length === 0) return <p className={styles.note}>{t('noPeriods')}</p>;
  return (
    <>
      <p className={styles.note}>{t('gameTime', { zone: zoneCity(home.timeZone) })}</p>
      <ol className={styles.days}>
        {standing.map(({ type, places }) => (
          <li key={type.value} className={styles.day}>
            <strong>{type.label[readLanguage()]}</strong>
            <DayRecords home={home} label="" places={places} />
          </li>
        ))}
        {sameDaysTogether(home.days).map((day) => (
          <li key={day.day} className={styles.day}>
            <strong>
              {day.day === day.last ? dayText(day.day) : `${dayText(day.day)} – ${dayText(day.last)}`}
            </strong>
            <StillOpen home={home} places={stillOpen(day)} />
            <DayRecords home={home} label={t('opensOn', { names: '' })} places={day.opens} />
            <DayRecords home={home} label={t('closesOn', { names: '' })} places={day.closes} />
          </li>
        ))}
      </ol>
    </>
  );
}

const dayText = (day: string): string => formatDay(`${day} 00:00:00`, 'UTC');

/** What no period limits, by its type of timeslot. */
function standingPlaces({ records }: EventHome) {
  return timeslotType.values
    .map((type) => ({
      type,
      places: records.flatMap(({ standing }, place) => (standing === type.value ? [place] : [])),
    }))
    .filter(({ places }) => places.length > 0);
}

type Days = Day & { readonly last: string };

/** Days on which nothing starts or ends are told as one with those before them. */
function sameDaysTogether(days: readonly Day[]): readonly Days[] {
  const spans: Days[] = [];
  for (const day of days) {
    const before = spans.at(-1);
    const isQuiet = ({ opens, closes }: Day) => opens.length + closes.length === 0;
    if (before !== undefined && isQuiet(before) && isQuiet(day))
      spans[spans.length - 1] = { ...before, last: day.day };
    else spans.push({ ...day, last: day.day });
  }
  return spans;
}

const stillOpen = ({ open, opens, closes }: Day): Day['open'] =>
  open.filter((place) => !opens.includes(place) && !closes.includes(place));

type StillOpenProps = { readonly home: EventHome; readonly places: Day['open'] };

function StillOpen({ home, places }: StillOpenProps) {
  const { t } = useTranslation('events');
  if (places.length === 0) return null;
  return (
    <LazyDetails className={styles.stillOpen} summary={t('stillOpen', { count: places.length })}>
      <DayRecords home={home} label="" places={places} />
    </LazyDetails>
  );
}

type DayRecordsProps = { readonly home: EventHome; readonly label: string; readonly places: Day['open'] };

function DayRecords({ home, label, places }: DayRecordsProps) {
  const records = places.flatMap((place) => home.records[place] ?? []);
  const namesakes = namesakesIn(home.records);
  if (records.length === 0) return null;
  return (
    <span>
      <span className={styles.note}>{label}</span>
      {records.map((record, index) => (
        <Fragment key={`${record.module} ${record.recordId}`}>
          {/* The dot is kept on the line of what it follows. */}
          <span className={styles.named}>
            <HomeRecordLink record={record} namesakes={namesakes} />
            {index === records.length - 1 ? '' : '\u00a0·'}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
