import { useTranslation } from 'react-i18next';
import { asNumber } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import { durationParts, secondsOf } from './duration-parts.ts';
import type { DurationParts } from './duration-parts.ts';
import styles from './moment.module.css';
import { NumberBox } from '../../ui/number-box.tsx';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly (keyof DurationParts)[];

/** Seconds in the store; days, hours, minutes and seconds for people. */
export function DurationInput({ value, onChange, onBlur, ...rest }: FieldInputProps<'duration'>) {
  const { t } = useTranslation('fields');
  const seconds = asNumber(value);
  const parts = seconds === null ? null : durationParts(seconds);
  const change = (unit: keyof DurationParts, next: number | null) => {
    const changed = { ...(parts ?? { days: 0, hours: 0, minutes: 0, seconds: 0 }), [unit]: next ?? 0 };
    onChange(next === null && secondsOf(changed) === 0 ? null : secondsOf(changed));
  };
  return (
    <div
      className={styles.duration}
      role="group"
      aria-labelledby={rest.labelId}
      aria-describedby={rest.describedBy}
    >
      {UNITS.map((unit, index) => (
        <NumberBox
          key={unit}
          {...(index === 0 ? { id: rest.inputId } : {})}
          min={0}
          precision={0}
          controls={false}
          value={parts?.[unit] ?? null}
          suffix={t(`duration.${unit}`)}
          aria-label={t(`unit.${unit}`, { count: parts?.[unit] ?? 0 })}
          onChange={(next) => change(unit, next)}
          onBlur={onBlur}
          disabled={rest.isDisabled}
          status={rest.isInvalid ? 'error' : ''}
        />
      ))}
    </div>
  );
}
