import type { ResolvedField } from '@quartermaster/domain/core/field';
import { Segmented } from 'antd';
import { readLanguage } from '../../../i18n/language.ts';
import { SearchedSelect } from '../../../ui/text/searched-select.tsx';
import styles from './sheet.module.css';
import type { GroupOption } from './use-sheet-group.ts';

type GroupChoiceProps = {
  readonly field: ResolvedField;
  readonly choices: readonly GroupOption[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
};

const SIDE_BY_SIDE = 8;

/** Which group the sheet shows; nothing where groups are not listed, as those of a number, or there are none. */
export function GroupChoice({ field, choices, value, onChange }: GroupChoiceProps) {
  if (choices.length === 0) return null;
  const label = field.label[readLanguage()];
  const options = [...choices];
  return (
    <div className={styles.group}>
      <span className={styles.groupLabel}>{label}</span>
      {choices.length <= SIDE_BY_SIDE ? (
        <Segmented options={options} value={value ?? ''} onChange={onChange} aria-label={label} />
      ) : (
        <SearchedSelect
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
          value={value}
          onChange={onChange}
          aria-label={label}
          popupMatchSelectWidth={false}
        />
      )}
    </div>
  );
}
