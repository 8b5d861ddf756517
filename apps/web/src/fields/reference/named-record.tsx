import { textOf, type JsonValue } from '@quartermaster/domain/core/json';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import type { FieldInputProps } from '../types.ts';
import { RecordLink } from './record-link.tsx';
import { RecordSelect } from './record-select.tsx';
import styles from './reference.module.css';

type NamedRecordInputProps = FieldInputProps<'text' | 'id'> & { readonly module: string };

/** The record that a stored id names, chosen by name once it is known of which screen it is. */
export function NamedRecordInput({ field, module, value, onChange, ...rest }: NamedRecordInputProps) {
  const id = textOf(value);
  return (
    <span className={styles.one}>
      <RecordSelect
        module={module}
        id={id}
        inputId={rest.inputId}
        onChange={(next) => onChange(storedId(field.kind, next))}
        onBlur={rest.onBlur}
        describedBy={rest.describedBy}
        isInvalid={rest.isInvalid}
        isDisabled={rest.isDisabled}
        isRequired={field.required}
      />
      <RecordLink module={module} id={id} />
    </span>
  );
}

function storedId(kind: 'text' | 'id', id: string): JsonValue {
  if (id === '') return null;
  return kind === 'text' ? id : parseTarget(id);
}
