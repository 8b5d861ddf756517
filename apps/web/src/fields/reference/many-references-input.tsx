import { listOf, textOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import type { FieldInputProps } from '../types.ts';
import { useAdmittedAt } from './admitted-targets.ts';
import { RecordsSelect } from './record-select.tsx';

/** Several records, in the order in which they were chosen. */
export function ManyReferencesInput({
  field,
  value,
  onChange,
  onBlur,
  path,
  ...rest
}: FieldInputProps<'reference'>) {
  const { t } = useTranslation('fields');
  const admittedAt = useAdmittedAt();
  return (
    <RecordsSelect
      id={rest.inputId}
      module={field.to}
      ids={listOf(value).map(textOf)}
      admitted={() => admittedAt(path)}
      onChange={(ids) => onChange(ids.map((id) => parseTarget(id)))}
      onBlur={onBlur}
      {...(field.max === undefined ? {} : { maxCount: field.max })}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      placeholder={t('reference.search')}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.isInvalid}
      aria-required={field.required}
    />
  );
}
