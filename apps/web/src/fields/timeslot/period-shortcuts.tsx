import type { JsonObject } from '@quartermaster/domain/core/json';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import { asText } from '../common/values.ts';
import { daysToMonday, lengthOf, movePeriod, withLength } from './move-period.ts';
import styles from './timeslot.module.css';

const WEEK = 7;

type PeriodShortcutsProps = {
  readonly period: JsonObject;
  /** How long it was before its beginning was moved; null: it was not moved. */
  readonly lengthBefore: number | null;
  readonly place: number;
  readonly onChange: (period: JsonObject) => void;
};

/** Moves a period as a whole, and lets its end follow a beginning that was moved. */
export function PeriodShortcuts({ period, lengthBefore, place, onChange }: PeriodShortcutsProps) {
  const { t } = useTranslation('fields');
  const { gameTimeZone } = useFieldEnvironment();
  const toMonday = daysToMonday(asText(period['start_date']), gameTimeZone);
  const isMoved = lengthBefore !== null && lengthOf(period) !== lengthBefore;
  const shortcuts = [
    {
      label: t('timeslot.nextMonday'),
      next: toMonday === null ? null : movePeriod(period, toMonday, gameTimeZone),
    },
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
