import { textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { daysToMonday, fromMonday, lengthOf, movePeriod, withDays, withLength } from './move-period.ts';
import styles from './timeslot.module.css';

const WEEK = 7;
/** How many days a period is offered that has no end. */
const LENGTHS = [WEEK, 2 * WEEK];

type PeriodShortcutsProps = {
  readonly period: JsonObject;
  /** How long it was before its beginning was moved; null: it was not moved. */
  readonly lengthBefore: number | null;
  readonly place: number;
  readonly onChange: (period: JsonObject) => void;
};

/** Fills an empty period, moves one as a whole, and lets its end follow a beginning that was moved. */
export function PeriodShortcuts({ period, lengthBefore, place, onChange }: PeriodShortcutsProps) {
  const { t } = useTranslation('fields');
  const { gameTimeZone } = useFieldEnvironment();
  const [now] = useState(() => new Date());
  const start = textOf(period['start_date']);
  const end = textOf(period['end_date']);
  const isMoved = lengthBefore !== null && lengthOf(period) !== lengthBefore;
  const shortcuts = [
    {
      label: t('timeslot.nextMonday'),
      next:
        start === ''
          ? fromMonday(period, now, gameTimeZone)
          : movePeriod(period, daysToMonday(start, gameTimeZone) ?? 0, gameTimeZone),
    },
    ...LENGTHS.map((days) => ({
      label: t('durationDays', { count: days }),
      next: end === '' ? withDays(period, days, gameTimeZone) : null,
    })),
    { label: t('timeslot.weekLater'), next: movePeriod(period, WEEK, gameTimeZone) },
    { label: t('timeslot.sameLength'), next: isMoved ? withLength(period, lengthBefore) : null },
  ];
  return (
    <div className={styles.shortcuts} role="group" aria-label={t('timeslot.move', { place })}>
      {shortcuts.map(({ label, next }) =>
        next === null ? null : (
          <Button key={label} size="small" onClick={() => onChange(next)}>
            {label}
          </Button>
        ),
      )}
    </div>
  );
}
