import { textOf } from '@quartermaster/domain/core/json';
import { Input } from 'antd';
import { hasModule } from '../../engine/load-module.ts';
import { useTypedText } from '../../ui/text/typed-text.ts';
import { NamedRecordInput } from '../reference/named-record.tsx';
import type { FieldInputProps } from '../types.ts';
import { isNearLimit } from './near-limit.ts';
import { ScreenInput } from './screen-choice.tsx';
import styles from './text.module.css';

/** One line: typed, unless it names a screen or one of the records of a screen. */
export function TextInput(props: FieldInputProps<'text'>) {
  const { form, recordModule } = props.field;
  if (form === 'screen_name') return <ScreenInput {...props} />;
  return recordModule !== undefined && hasModule(recordModule) ? (
    <NamedRecordInput {...props} module={recordModule} />
  ) : (
    <TypedText {...props} />
  );
}

function TypedText({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'text'>) {
  const shown = textOf(value);
  const box = useTypedText(shown, (text) => onChange(valueOf(text)));
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
