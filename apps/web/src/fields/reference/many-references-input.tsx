import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { asList, asText } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import { RecordOptionLabel } from './record-option-label.tsx';
import { useRecordOptions } from './record-select.tsx';
import { ReferenceTag } from './reference-tag.tsx';
import styles from './reference.module.css';

/** Several records, in the order in which they were chosen. */
export function ManyReferencesInput({
  field,
  value,
  onChange,
  onBlur,
  ...rest
}: FieldInputProps<'reference'>) {
  const { t } = useTranslation('fields');
  const { options, asking } = useRecordOptions(field.to);
  const chosen = asList(value).map(asText);
  return (
    <Select<string[]>
      id={rest.inputId}
      className={styles.select}
      mode="multiple"
      value={chosen}
      {...asking}
      options={options.map((option) => ({
        value: option.id,
        label: <RecordOptionLabel module={field.to} option={option} />,
      }))}
      labelRender={({ value: id }) => <ReferenceTag module={field.to} id={String(id)} />}
      onChange={(next) => onChange(next.map((id) => parseTarget(id)))}
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
