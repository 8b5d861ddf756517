import { Input } from 'antd';
import type { FieldKind } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import { asText } from '../common/values.ts';
import type { FieldFilterProps } from '../types.ts';

type SearchedKind = Extract<FieldKind, 'text' | 'long_text' | 'localized_text' | 'reference_by'>;

export function TextFilter({ filter, onChange }: FieldFilterProps<SearchedKind>) {
  const { t } = useTranslation('fields');
  return (
    <Input
      value={asText(filter?.value)}
      placeholder={t('filter.contains')}
      aria-label={t('filter.contains')}
      allowClear
      onChange={({ target }) =>
        onChange(target.value === '' ? null : { op: 'contains', value: target.value })
      }
    />
  );
}
