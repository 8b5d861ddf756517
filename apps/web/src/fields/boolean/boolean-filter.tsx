import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldFilterProps } from '../types.ts';

export function BooleanFilter({ filter, onChange }: FieldFilterProps<'boolean'>) {
  const { t } = useTranslation('fields');
  const chosen = filter === null ? 'any' : filter.value === true ? 'yes' : 'no';
  return (
    <Segmented
      value={chosen}
      options={(['any', 'yes', 'no'] as const).map((key) => ({ value: key, label: t(key) }))}
      onChange={(next) => onChange(next === 'any' ? null : { op: 'eq', value: next === 'yes' })}
    />
  );
}
