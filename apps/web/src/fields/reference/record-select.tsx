import type { RecordOption } from '@quartermaster/contract/http/records';
import type { Admitted } from '@quartermaster/domain/rules/admitted-targets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOptionsQuery } from '../../api/list-options.ts';
import { enterWaits } from '../../ui/text/enter-waits.ts';
import { SearchedSelect, type SearchedSelectProps } from '../../ui/text/searched-select.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { RecordOptionLabel } from './record-option-label.tsx';
import { ReferenceTag } from './reference-tag.tsx';
import styles from './reference.module.css';
import { useOptionWords } from './use-option-words.ts';
import { useReferenceWords } from './use-reference-words.ts';

const OPTIONS_SHOWN = 20;

type RecordSelectProps = {
  readonly module: string;
  readonly id: string;
  readonly onChange: (id: string) => void;
  readonly onBlur: () => void;
  readonly inputId?: string;
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  /** A record that may not be chosen. */
  readonly without?: string | null;
  /** What a record has to be so that it may be chosen, asked as the list opens. */
  readonly admitted?: () => readonly Admitted[];
};

/** One record of a module, found by id or by name in any language. */
export function RecordSelect({
  module,
  id,
  onChange,
  onBlur,
  without,
  admitted,
  ...rest
}: RecordSelectProps) {
  const { t } = useTranslation('fields');
  const { options, asking } = useRecordOptions(module, admitted);
  const { whole } = useReferenceWords(module, id);
  const shown = useShownOptions(
    module,
    options.filter((option) => option.id !== without),
  );
  return (
    <SearchedSelect<string>
      {...(rest.inputId === undefined ? {} : { id: rest.inputId })}
      className={styles.select}
      value={id === '' ? null : id}
      // The box is above the name: a name that is cut can be read only here.
      title={whole}
      {...asking}
      {...shown}
      labelRender={({ value }) => (
        <span className={styles.chosen}>
          <ReferenceTag module={module} id={String(value)} />
        </span>
      )}
      onChange={(next) => onChange(next ?? '')}
      onBlur={onBlur}
      allowClear={!rest.isRequired}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      placeholder={t('reference.search')}
      popupMatchSelectWidth={280}
      aria-label={rest.label}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.isInvalid}
      aria-required={rest.isRequired}
    />
  );
}

/** Whatever else is given goes to the box. */
type RecordsSelectProps = Omit<
  SearchedSelectProps<string[]>,
  'mode' | 'value' | 'options' | 'onChange' | 'showSearch'
> & {
  readonly module: string;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly admitted?: () => readonly Admitted[];
};

/** Several records of a module, in the order in which they were chosen. */
export function RecordsSelect({ module, ids, onChange, admitted, ...rest }: RecordsSelectProps) {
  const { options, asking } = useRecordOptions(module, admitted);
  const shown = useShownOptions(module, options);
  return (
    <SearchedSelect<string[]>
      className={styles.select}
      mode="multiple"
      value={[...ids]}
      {...asking}
      {...shown}
      labelRender={({ value: id }) => <ReferenceTag module={module} id={String(id)} />}
      onChange={(next) => onChange(next)}
      {...rest}
    />
  );
}

/** The label is a text, because screen readers are told the ID where it is anything else. */
export function useShownOptions(module: string, options: readonly RecordOption[]) {
  const words = useOptionWords(module, options);
  return {
    options: words.map(({ value, text }) => ({ value, label: text, title: '' })),
    optionRender: ({ value }: { readonly value?: unknown }) => {
      const one = words.find((each) => each.value === value);
      return one === undefined ? null : <RecordOptionLabel {...one} />;
    },
  };
}

/**
 * Asks the server only once the list is opened. Nothing can be chosen while what was typed is not answered:
 * Enter and Tab would choose what an earlier text found. `typed`: the list begins open, with this text.
 */
export function useRecordOptions(
  module: string,
  admitted: () => readonly Admitted[] = () => [],
  typed: string | null = null,
) {
  const [isOpen, setIsOpen] = useState(typed !== null);
  const [text, setText] = useState(typed ?? '');
  const found = useFoundRecords(isOpen ? module : null, text, isOpen ? admitted() : []);
  const { options, isLoading, notFoundContent } = found;
  const open = (next: boolean) => {
    setIsOpen(next);
    if (!next) setText('');
  };
  return {
    options,
    asking: {
      showSearch: { filterOption: false, onSearch: setText },
      onOpenChange: open,
      loading: isLoading,
      notFoundContent,
      ...enterWaits(isLoading),
    },
  };
}

/** The first records of a module that a text finds, and what a list says without any. Null: none are asked for. */
export function useFoundRecords(module: string | null, text: string, where: readonly Admitted[]) {
  const { t } = useTranslation('fields');
  const { environment, version, isLive, hasModule } = useFieldEnvironment();
  const { data: options = [], isLoading } = useQuery({
    ...listOptionsQuery(
      { environment, version, isLive, module: module ?? '' },
      { q: text.trim(), limit: OPTIONS_SHOWN, where },
    ),
    enabled: module !== null && hasModule(module),
  });
  const notFoundContent = isLoading ? t('reference.searching') : t('reference.none');
  return { options, isLoading, notFoundContent };
}
