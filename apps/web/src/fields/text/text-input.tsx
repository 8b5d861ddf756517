import { Input } from 'antd';
import { useTypedText } from '../../ui/text/typed-text.ts';
import { asText } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import styles from './text.module.css';

export function TextInput({ field, value, onChange, onTyped, onBlur, ...rest }: FieldInputProps<'text'>) {
  const shown = asText(value);
  const box = useTypedText(shown, onTyped && ((text) => onTyped(valueOf(text))));
  return (
    <Input
      ref={box}
      id={rest.inputId}
      className={field.monospace === true ? styles.mono : undefined}
      value={shown}
      onChange={({ target }) => onChange(valueOf(target.value))}
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

const valueOf = (text: string): string | null => (text === '' ? null : text);

/** The counter appears only where it begins to matter. */
export function isNearLimit(value: unknown, limit: number): boolean {
  return typeof value === 'string' && value.length > limit * 0.8;
}
