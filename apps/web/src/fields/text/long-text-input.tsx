import { Input } from 'antd';
import { asText } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import { isNearLimit } from './text-input.tsx';

export function LongTextInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'long_text'>) {
  return (
    <Input.TextArea
      id={rest.inputId}
      value={asText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.isInvalid}
      aria-required={field.required}
      autoSize={{ minRows: 2, maxRows: 10 }}
      {...(field.maxLength === undefined
        ? {}
        : { count: { max: field.maxLength, show: isNearLimit(value, field.maxLength) } })}
    />
  );
}
