import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { asText } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import styles from './moment.module.css';

const DATE_FORMAT = 'YYYY-MM-DD';

export function DateInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'date'>) {
  const date = dayjs(asText(value));
  return (
    <DatePicker
      id={rest.inputId}
      className={styles.picker}
      value={date.isValid() ? date : null}
      format={DATE_FORMAT}
      placeholder={DATE_FORMAT}
      onChange={(next) => onChange(next === null ? null : next.format(DATE_FORMAT))}
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
