import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FilterOperator, FilterValue } from '../types.ts';

type PresenceFilterProps = {
  readonly filter: FilterValue | null;
  readonly onChange: (filter: FilterValue | null) => void;
};

/** For structured values: set or not set is what can be asked of them in a list. */
export function PresenceFilter({ filter, onChange }: PresenceFilterProps) {
  const { t } = useTranslation('fields');
  const choose = (op: 'any' | FilterOperator) => onChange(op === 'any' ? null : { op });
  return (
    <Segmented<'any' | 'filled' | 'empty'>
      value={filter?.op === 'filled' || filter?.op === 'empty' ? filter.op : 'any'}
      options={[
        { value: 'any', label: t('any') },
        { value: 'filled', label: t('filter.filled') },
        { value: 'empty', label: t('filter.empty') },
      ]}
      onChange={choose}
    />
  );
}
