import { Select } from 'antd';
import type { FieldKind } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import { asList, asText } from '../common/values.ts';
import type { FieldFilterProps } from '../types.ts';
import styles from './choice.module.css';
import { useChoiceOptions } from './enum-input.tsx';

type ChoiceKind = Extract<FieldKind, 'enum' | 'multi_enum'>;

/** Any of the chosen values. */
export function EnumFilter({ field, filter, onChange }: FieldFilterProps<ChoiceKind>) {
  const { t } = useTranslation('fields');
  const chosen = filter?.op === 'eq' ? [asText(filter.value)] : asList(filter?.value).map(asText);
  return (
    <Select<string[]>
      className={styles.select}
      mode="multiple"
      value={chosen}
      options={useChoiceOptions(field.of)}
      placeholder={t('filter.anyOf')}
      aria-label={t('filter.anyOf')}
      showSearch={{ optionFilterProp: 'search' }}
      onChange={(next) => onChange(next.length === 0 ? null : { op: 'in', value: next })}
    />
  );
}
