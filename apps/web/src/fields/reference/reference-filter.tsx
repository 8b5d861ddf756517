import { useTranslation } from 'react-i18next';
import { parseTarget } from '@quartermaster/domain/fields/reference-field';
import { asList, asText } from '../common/values.ts';
import type { FieldFilterProps } from '../types.ts';
import { RecordsSelect } from './record-select.tsx';

/** Any of the chosen records. */
export function ReferenceFilter({ field, filter, onChange }: FieldFilterProps<'reference'>) {
  const { t } = useTranslation('fields');
  const chosen = filter?.op === 'eq' ? [asText(filter.value)] : asList(filter?.value).map(asText);
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
