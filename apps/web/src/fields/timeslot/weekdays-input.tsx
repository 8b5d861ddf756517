import type { JsonValue } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import styles from './timeslot.module.css';
import { weekdayName } from './weekday-name.ts';

/** Monday first, as the game counts them. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

type WeekdaysInputProps = {
  readonly days: readonly JsonValue[];
  readonly isDisabled: boolean;
  readonly onChange: (days: readonly JsonValue[] | null) => void;
};

export function WeekdaysInput({ days, isDisabled, onChange }: WeekdaysInputProps) {
  const { t } = useTranslation('fields');
  const { language } = useFieldEnvironment();
  const toggle = (day: number) => {
    const chosen = WEEKDAYS.filter((other) => (other === day ? !days.includes(other) : days.includes(other)));
    onChange(chosen.length === 0 ? null : chosen);
  };
  return (
    <div className={styles.weekdays} role="group" aria-label={t('timeslot.weekdays')}>
      {WEEKDAYS.map((day) => (
        <label key={day} className={styles.weekday}>
          <input
            type="checkbox"
            checked={days.includes(day)}
            disabled={isDisabled}
            onChange={() => toggle(day)}
          />
          {weekdayName(day, language)}
        </label>
      ))}
    </div>
  );
}
