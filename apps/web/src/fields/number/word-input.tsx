import { numberOf } from '@quartermaster/domain/core/json';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import type { FieldKinds } from '@quartermaster/domain/core/field';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { FieldInputProps } from '../types.ts';
import styles from './number.module.css';

/** The words of a number field in the reader's language; found by the number and by the word in any language. */
export function useWordOptions(words: FieldKinds['integer']['words']) {
  const { language } = useFieldEnvironment();
  return Object.entries(words ?? {}).map(([number, word]) => ({
    value: Number(number),
    label: word[language],
    search: [number, ...LANGUAGES.map((each) => word[each])].join(' '),
  }));
}

/** A number that is known by its word alone, such as a weekday. */
export function WordInput({
  field,
  value,
  onChange,
  onBlur,
  ...rest
}: FieldInputProps<'integer' | 'decimal'>) {
  const options = useWordOptions(field.words);
  return (
    <SearchedSelect<number>
      id={rest.inputId}
      className={styles.words}
      value={numberOf(value, null)}
      options={options}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      allowClear={!field.required}
      showSearch={{ optionFilterProp: 'search' }}
      popupMatchSelectWidth={false}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.isInvalid}
      aria-required={field.required}
    />
  );
}
