import { SearchedSelect } from '../text/searched-select.tsx';
import styles from './choice.module.css';

export type ChoiceProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
};

/** One of a list, or none; what is typed narrows the list. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <SearchedSelect<string>
      className={styles.choice ?? ''}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      placeholder={label}
      aria-label={label}
      {...(value === undefined ? {} : { value })}
      options={[...options]}
      onChange={(next: string | undefined) => onChange(next)}
    />
  );
}
