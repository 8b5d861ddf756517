import { listOf, textOf } from '@quartermaster/domain/core/json';
import { useTranslation } from 'react-i18next';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import type { FieldFilterProps } from '../types.ts';
import { RecordsSelect } from './record-select.tsx';

/** Any of the chosen records. */
export function ReferenceFilter({ field, filter, onChange }: FieldFilterProps<'reference'>) {
  const { t } = useTranslation('fields');
  const chosen = filter?.op === 'eq' ? [textOf(filter.value)] : listOf(filter?.value).map(textOf);
  return (
    <RecordsSelect
      module={field.to}
      ids={chosen}
      onChange={(ids) =>
        onChange(ids.length === 0 ? null : { op: 'in', value: ids.map((id) => parseTarget(id)) })
      }
      placeholder={t('filter.anyOf')}
      aria-label={t('filter.anyOf')}
    />
  );
}
