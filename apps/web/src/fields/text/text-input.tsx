import { Input } from 'antd';
import { asText } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import styles from './text.module.css';

export function TextInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'text'>) {
  return (
    <Input
      id={rest.inputId}
      className={field.monospace === true ? styles.mono : undefined}
      value={asText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.isInvalid}
      aria-required={field.required}
      autoComplete="off"
      spellCheck={field.form === undefined}
      {...(field.maxLength === undefined
        ? {}
        : { count: { max: field.maxLength, show: !rest.isDisabled && isNearLimit(value, field.maxLength) } })}
    />
  );
}

/** The counter appears only where it begins to matter. */
export function isNearLimit(value: unknown, limit: number): boolean {
  return typeof value === 'string' && value.length > limit * 0.8;
}
