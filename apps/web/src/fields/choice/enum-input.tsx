import { listOf, textOf } from '@quartermaster/domain/core/json';
import type { EnumDefinition, EnumValue } from '@quartermaster/domain/core/field';
import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { useMemo, type ReactNode } from 'react';
import { useIsPhone } from '../../ui/layout/use-is-phone.ts';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import type { FieldInputProps } from '../types.ts';
import { ChoiceTag } from './choice-tag.tsx';
import styles from './choice.module.css';

/** More options than these are searched on a phone, too, where a search covers half of them with its keyboard. */
const SEEN_AT_ONCE = 6;

export function EnumInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'enum'>) {
  const options = useChoiceOptions(field.of);
  // Letters that a list ignores are followed by an Enter, which takes its first option.
  const canType = !useIsPhone() || field.of.values.length > SEEN_AT_ONCE;
  const chosen = textOf(value);
  return (
    <SearchedSelect<string>
      id={rest.inputId}
      className={styles.select}
      value={chosen === '' ? null : chosen}
      {...options}
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
      {...options}
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

/** Options that are found by their stored value and by their label in any language; read out by their label. */
export function useChoiceOptions(definition: EnumDefinition) {
  const { language } = useFieldEnvironment();
  return useMemo(() => {
    const render = (value: unknown, label: ReactNode) => {
      const choice = definition.values.find((each) => each.value === value);
      return choice === undefined ? label : <ChoiceTag choice={choice} />;
    };
    return {
      options: definition.values.map((choice) => optionOf(choice, language)),
      optionRender: ({ value, label }: Shown) => render(value, label),
      labelRender: ({ value, label }: Shown) => render(value, label ?? String(value)),
    };
  }, [definition, language]);
}

type Shown = { readonly value?: unknown; readonly label?: ReactNode };

/** The label is a text, because screen readers are told the stored value where it is anything else. */
const optionOf = ({ value, label }: EnumValue, language: Language) => ({
  value,
  label: label[language],
  title: '',
  search: [value, ...LANGUAGES.map((each) => label[each])].join(' '),
});
