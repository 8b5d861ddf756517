import { listOf, objectOf, objectsInPlace, textOf, type JsonValue } from '@quartermaster/domain/core/json';
import { EVENT_MODULE } from '@quartermaster/domain/fields/timeslot-field';
import { timeslotState } from '@quartermaster/domain/simulation/timeslot-state';
import { formatDateTime as formatInstant } from '@quartermaster/domain/core/date-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReferenceTag } from '../reference/reference-tag.tsx';
import { OpeningTag } from './opening-tag.tsx';
import { findTimeslotLabel } from './timeslot-label.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import { zoneCity } from '../../i18n/zone.ts';
import { wallFromUtc } from '../common/zone-time.ts';
import type { FieldCellProps } from '../types.ts';
import styles from './timeslot.module.css';
import { weekdayName } from './weekday-name.ts';

/** `Open now · Limited period · 2026-11-21 11:00 – 2026-12-05 10:59`, in the game's time. */
export function TimeslotCell({ value }: FieldCellProps<'timeslot'>) {
  const { t } = useTranslation('fields');
  const { language, gameTimeZone } = useFieldEnvironment();
  const slot = objectOf(value);
  const type = textOf(slot['type']);
  if (type === '') return <EmptyCell />;
  const moment = (instant: JsonValue | undefined) =>
    (wallFromUtc(textOf(instant), gameTimeZone) ?? '').slice(0, 16);
  const eventId = textOf(slot['event_id']);
  const [period, ...others] = objectsInPlace(slot['periods']);
  const days = listOf(slot['weekdays']).filter((day) => typeof day === 'number');
  const details = [
    days.map((day) => weekdayName(day, language)).join(' '),
    [slot['daily_from'], slot['daily_to']].map(textOf).filter(Boolean).join(' – '),
    period === undefined ? '' : [period['start_date'], period['end_date']].map(moment).join(' – '),
    others.length === 0 ? '' : `+${others.length}`,
  ].filter((part) => part !== '');
  return (
    <span className={styles.cell} title={zoneCity(gameTimeZone)}>
      <StateTag timeslot={value} timeZone={gameTimeZone} />
      {type === 'always_open' ? t('timeslot.always') : findTimeslotLabel(type, language)}
      {eventId !== '' && <ReferenceTag module={EVENT_MODULE} id={eventId} hasId={false} />}
      {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
    </span>
  );
}

type StateTagProps = { readonly timeslot: JsonValue | undefined; readonly timeZone: string };

/** Whether it is open now, when it opens, or that it is over. */
function StateTag({ timeslot, timeZone }: StateTagProps) {
  const [now] = useState(() => new Date());
  const found = timeslotState(timeslot, now, timeZone);
  if (found === null) return null;
  return (
    <OpeningTag
      state={found.state}
      opensAt={found.state === 'opens' ? formatInstant(found.at) : null}
      now={now}
    />
  );
}
