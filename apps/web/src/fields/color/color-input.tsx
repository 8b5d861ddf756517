import { textOf } from '@quartermaster/domain/core/json';
import { ColorPicker, Input } from 'antd';
import type { FieldInputProps } from '../types.ts';
import styles from './color.module.css';

const HEX = /^#[0-9a-f]{6}$/i;

/** Typed as `#RRGGBB` or picked; the sample always shows the stored colour. */
export function ColorInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'color'>) {
  const text = textOf(value);
  return (
    <span className={styles.color}>
      <ColorPicker
        value={HEX.test(text) ? text : null}
        onChangeComplete={(color) => onChange(color.toHexString().slice(0, 7).toUpperCase())}
        disabled={rest.isDisabled}
        disabledAlpha
      />
      <Input
        id={rest.inputId}
        value={text}
        placeholder="#RRGGBB"
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        onBlur={onBlur}
        disabled={rest.isDisabled}
        status={rest.isInvalid ? 'error' : ''}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.isInvalid}
        aria-required={field.required}
      />
    </span>
  );
}
