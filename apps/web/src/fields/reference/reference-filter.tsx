import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { asList, asText } from '../common/values.ts';
import type { FieldFilterProps } from '../types.ts';
import { RecordOptionLabel } from './record-option-label.tsx';
import { useRecordOptions } from './record-select.tsx';
import { ReferenceTag } from './reference-tag.tsx';
import styles from './reference.module.css';

/** Any of the chosen records. */
export function ReferenceFilter({ field, filter, onChange }: FieldFilterProps<'reference'>) {
  const { t } = useTranslation('fields');
  const { options, asking } = useRecordOptions(field.to);
  const chosen = filter?.op === 'eq' ? [asText(filter.value)] : asList(filter?.value).map(asText);
  return (
    <Select<string[]>
      className={styles.select}
      mode="multiple"
      value={chosen}
      {...asking}
      options={options.map((option) => ({
        value: option.id,
        label: <RecordOptionLabel module={field.to} option={option} />,
      }))}
      labelRender={({ value: id }) => <ReferenceTag module={field.to} id={String(id)} />}
      placeholder={t('filter.anyOf')}
      aria-label={t('filter.anyOf')}
      onChange={(next) =>
        onChange(next.length === 0 ? null : { op: 'in', value: next.map((id) => parseTarget(id)) })
      }
    />
  );
}
