import { textOf } from '@quartermaster/domain/core/json';
import type { FieldInputProps } from '../types.ts';
import { MomentBox } from './moment-box.tsx';
import styles from './moment.module.css';

export function DateInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'date'>) {
  return (
    <MomentBox
      id={rest.inputId}
      className={styles.picker ?? ''}
      value={textOf(value)}
      zone={null}
      onChange={onChange}
      onBlur={onBlur}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      allowClear={!field.required}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.isInvalid}
      aria-required={field.required}
    />
  );
}
