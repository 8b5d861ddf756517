import { textOf } from '@quartermaster/domain/core/json';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import type { FieldInputProps } from '../types.ts';
import { useAdmittedAt } from './admitted-targets.ts';
import { ManyReferencesInput } from './many-references-input.tsx';
import { ChosenOrNewRecordLink, RecordLink } from './record-link.tsx';
import { RecordSelect } from './record-select.tsx';
import styles from './reference.module.css';

export function ReferenceInput(props: FieldInputProps<'reference'>) {
  return props.field.many === true ? <ManyReferencesInput {...props} /> : <OneReferenceInput {...props} />;
}

function OneReferenceInput({ field, value, onChange, onBlur, path, ...rest }: FieldInputProps<'reference'>) {
  const admittedAt = useAdmittedAt();
  const id = textOf(value);
  return (
    <span className={styles.one}>
      <RecordSelect
        module={field.to}
        id={id}
        admitted={() => admittedAt(path)}
        inputId={rest.inputId}
        onChange={(next) => onChange(next === '' ? null : parseTarget(next))}
        onBlur={onBlur}
        describedBy={rest.describedBy}
        isInvalid={rest.isInvalid}
        isDisabled={rest.isDisabled}
        isRequired={field.required}
      />
      {rest.isDisabled ? (
        <RecordLink module={field.to} id={id} />
      ) : (
        <ChosenOrNewRecordLink module={field.to} id={id} />
      )}
    </span>
  );
}
