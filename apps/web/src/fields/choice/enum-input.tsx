import { listOf, textOf } from '@quartermaster/domain/core/json';
import type { EnumDefinition } from '@quartermaster/domain/core/field';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { useMemo } from 'react';
import { useIsPhone } from '../../ui/layout/use-is-phone.ts';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import type { FieldInputProps } from '../types.ts';
import { ChoiceTag } from './choice-tag.tsx';
import styles from './choice.module.css';

/** More options than these are searched on a phone, too, where a search covers half of them with its keyboard. */
const SEEN_AT_ONCE = 6;

export function EnumInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'enum'>) {
  const options = useChoiceOptions(field.of);
  // Letters that a list ignores are followed by an Enter, which takes its first option.
  const canType = !useIsPhone() || options.length > SEEN_AT_ONCE;
  const chosen = textOf(value);
  return (
    <SearchedSelect<string>
      id={rest.inputId}
      className={styles.select}
      value={chosen === '' ? null : chosen}
      options={options}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      allowClear={!field.required}
      showSearch={canType ? { optionFilterProp: 'search' } : false}
      popupMatchSelectWidth={false}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.isInvalid}
      aria-required={field.required}
    />
  );
}

export function MultiEnumInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'multi_enum'>) {
  const options = useChoiceOptions(field.of);
  return (
    <SearchedSelect<string[]>
      id={rest.inputId}
      className={styles.select}
      mode="multiple"
      value={listOf(value).map(textOf)}
      options={options}
      onChange={(next) => onChange(inDeclaredOrder(field.of, next))}
      onBlur={onBlur}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      showSearch={{ optionFilterProp: 'search' }}
      {...(field.max === undefined ? {} : { maxCount: field.max })}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.isInvalid}
      aria-required={field.required}
    />
  );
}

/** The order of choosing says nothing: two equal choices are stored equally. */
function inDeclaredOrder(definition: EnumDefinition, chosen: readonly string[]): readonly string[] {
  return definition.values.map(({ value }) => value).filter((value) => chosen.includes(value));
}

/** Options that are found by their stored value and by their label in any language. */
export function useChoiceOptions(definition: EnumDefinition) {
  return useMemo(
    () =>
      definition.values.map((choice) => ({
        value: choice.value,
        label: <ChoiceTag choice={choice} />,
        search: [choice.value, ...LANGUAGES.map((language) => choice.label[language])].join(' '),
      })),
    [definition],
  );
}
