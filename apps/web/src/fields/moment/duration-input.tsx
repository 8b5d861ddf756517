import { numberOf } from '@quartermaster/domain/core/json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '../types.ts';
import { durationParts, secondsOf, unitsFor, type DurationParts } from './duration-parts.ts';
import styles from './moment.module.css';
import { NumberBox } from '../../ui/text/number-box.tsx';

const NOTHING: DurationParts = { days: 0, hours: 0, minutes: 0, seconds: 0 };

type Unit = keyof DurationParts;
type Unread = { readonly unit: Unit; readonly text: string; readonly parts: DurationParts };

/** Seconds in the store; days, hours, minutes and seconds for people. */
export function DurationInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'duration'>) {
  const { t } = useTranslation('fields');
  const seconds = numberOf(value, null);
  const [kept, setKept] = useState<Unread | null>(null);
  // A text that is no number is the field's value, so that it is told and not saved; it stays in its box.
  const unread = kept?.text === value ? kept : null;
  // All parts are wrong, such as too long together, unless one is no number.
  const isWrong = (unit: Unit): boolean => rest.isInvalid && (unread === null || unread.unit === unit);
  const parts = unread?.parts ?? (seconds === null ? null : durationParts(seconds));
  const change = (unit: Unit, next: number | null) => {
    const changed = { ...(parts ?? NOTHING), [unit]: next ?? 0 };
    if (unread !== null && unread.unit !== unit) return setKept({ ...unread, parts: changed });
    onChange(next === null && secondsOf(changed) === 0 ? null : secondsOf(changed));
  };
  const keep = (unit: Unit, text: string) => {
    setKept({ unit, text, parts: parts ?? NOTHING });
    onChange(text);
  };
  return (
    <div
      className={styles.duration}
      role="group"
      aria-labelledby={rest.labelId}
      aria-describedby={rest.describedBy}
    >
      {unitsFor(field.max, seconds ?? 0).map((unit, index) => (
        <NumberBox
          key={unit}
          {...(index === 0 ? { id: rest.inputId } : {})}
          min={0}
          precision={0}
          controls={false}
          value={unread?.unit === unit ? unread.text : (parts?.[unit] ?? null)}
          suffix={t(`duration.${unit}`)}
          aria-label={t(`unit.${unit}`, { count: parts?.[unit] ?? 0 })}
          onChange={(next) => change(unit, next)}
          onUnread={(text) => keep(unit, text)}
          onBlur={onBlur}
          disabled={rest.isDisabled}
          status={isWrong(unit) ? 'error' : ''}
          aria-invalid={isWrong(unit)}
        />
      ))}
    </div>
  );
}
