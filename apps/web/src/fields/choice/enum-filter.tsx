import { listOf, textOf } from '@quartermaster/domain/core/json';
import { Checkbox } from 'antd';
import type { FieldKind } from '@quartermaster/domain/core/field';
import { useTranslation } from 'react-i18next';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import type { FieldFilterProps } from '../types.ts';
import { ChoiceTag } from './choice-tag.tsx';
import styles from './choice.module.css';
import { useChoiceOptions } from './enum-input.tsx';

type ChoiceKind = Extract<FieldKind, 'enum' | 'multi_enum'>;

/** Up to so many boxes are looked through faster than found by typing. */
const MAX_BOXES = 10;

/** Any of the chosen values. */
export function EnumFilter({ field, filter, onChange }: FieldFilterProps<ChoiceKind>) {
  const { t } = useTranslation('fields');
  const chosen = filter?.op === 'eq' ? [textOf(filter.value)] : listOf(filter?.value).map(textOf);
  const choices = useChoiceOptions(field.of);
  const handleChange = (next: readonly string[]) =>
    onChange(next.length === 0 ? null : { op: 'in', value: next });
  if (field.of.values.length <= MAX_BOXES)
    return (
      <Checkbox.Group
        className={styles.boxes ?? ''}
        options={field.of.values.map((choice) => ({
          value: choice.value,
          label: <ChoiceTag choice={choice} />,
        }))}
        value={chosen}
        onChange={handleChange}
      />
    );
  return (
    <SearchedSelect<string[]>
      className={styles.select}
      mode="multiple"
      value={chosen}
      {...choices}
      placeholder={t('filter.anyOf')}
      aria-label={t('filter.anyOf')}
      showSearch={{ optionFilterProp: 'search' }}
      onChange={handleChange}
    />
  );
}
