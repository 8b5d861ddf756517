import { textOf } from '@quartermaster/domain/core/json';
import { Input } from 'antd';
import type { FieldKind } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import type { FieldFilterProps } from '../types.ts';
import { CLEAR_BUTTON } from '../../ui/text/clear-button.tsx';

type SearchedKind = Extract<FieldKind, 'text' | 'long_text' | 'localized_text' | 'reference_by'>;

export function TextFilter({ filter, onChange }: FieldFilterProps<SearchedKind>) {
  const { t } = useTranslation('fields');
  return (
    <Input
      value={textOf(filter?.value)}
      placeholder={t('filter.contains')}
      aria-label={t('filter.contains')}
      allowClear={CLEAR_BUTTON}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : { op: 'contains', value: target.value })
      }
    />
  );
}
