import { textOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { FieldInputProps } from '../types.ts';
import { DurationChoices } from './duration-choices.tsx';
import { InstantBeside } from './instant-beside.tsx';
import { MomentBox } from './moment-box.tsx';
import styles from './moment.module.css';

/** An instant, edited in the person's own zone, with UTC and the game's zone beside it. */
export function DateTimeInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'date_time'>) {
  const { t } = useTranslation('fields');
  const { timeZone } = useFieldEnvironment();
  const instant = textOf(value);
  return (
    <div>
      <MomentBox
        id={rest.inputId}
        className={styles.picker ?? ''}
        value={instant}
        zone={timeZone}
        onChange={onChange}
        onBlur={onBlur}
        disabled={rest.isDisabled}
        status={rest.isInvalid ? 'error' : ''}
        allowClear={!field.required}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.isInvalid}
        aria-required={field.required}
      />
      {instant !== '' && <InstantBeside instant={instant} />}
      {field.durations === undefined || rest.isDisabled ? null : (
        <DurationChoices
          hours={field.durations}
          never={field.required ? null : t('durationNever')}
          onChoose={onChange}
        />
      )}
    </div>
  );
}
