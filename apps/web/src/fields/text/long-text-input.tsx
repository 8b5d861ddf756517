import { textOf } from '@quartermaster/domain/core/json';
import { TypedArea } from '../../ui/text/typed-area.tsx';
import type { FieldInputProps } from '../types.ts';
import { isNearLimit } from './near-limit.ts';

export function LongTextInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'long_text'>) {
  return (
    <TypedArea
      id={rest.inputId}
      value={textOf(value)}
      onText={(text) => onChange(text === '' ? null : text)}
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
