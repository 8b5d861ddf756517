import { textOf } from '@quartermaster/domain/core/json';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasModule } from '../../engine/load-module.ts';
import { useMenu } from '../../engine/use-menu.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import type { FieldInputProps } from '../types.ts';
import styles from './text.module.css';

/** A screen with records, found by its name in any language or by its key. */
export function ScreenInput({ field, value, onChange, onBlur, ...rest }: FieldInputProps<'text'>) {
  const { t } = useTranslation('fields');
  const options = useScreens();
  const chosen = textOf(value);
  return (
    <SearchedSelect<string>
      id={rest.inputId}
      className={styles.screen}
      value={chosen === '' ? null : chosen}
      options={options}
      labelRender={({ value: key }) => <ScreenName screen={String(key)} />}
      showSearch={{ optionFilterProp: 'search' }}
      allowClear={!field.required}
      popupMatchSelectWidth={false}
      placeholder={t('reference.search')}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.isInvalid}
      aria-required={field.required}
    />
  );
}

/** What the menu calls a screen; one that it does not know is shown by its key. */
export function ScreenName({ screen }: { readonly screen: string }) {
  const nameOf = useModuleNames();
  return <span title={screen}>{nameOf(screen)}</span>;
}

function useScreens() {
  const menu = useMenu();
  return useMemo(
    () =>
      (menu?.groups ?? []).flatMap(({ key: group, title, items }) => {
        const options = items
          .filter(({ key }) => hasModule(key))
          .map(({ key, name, also }) => ({ value: key, label: name, search: `${name} ${also} ${key}` }));
        return options.length === 0 ? [] : [{ key: group, label: title, options }];
      }),
    [menu],
  );
}
