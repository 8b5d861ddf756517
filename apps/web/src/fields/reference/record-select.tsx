import { Select } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOptionsQuery } from '../../api/list-options.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { RecordOptionLabel } from './record-option-label.tsx';
import { ReferenceTag } from './reference-tag.tsx';
import styles from './reference.module.css';

const OPTIONS_SHOWN = 20;

export type RecordSelectProps = {
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
};

/** One record of a module, found by id or by name in any language. */
export function RecordSelect({ module, id, onChange, onBlur, without, ...rest }: RecordSelectProps) {
  const { t } = useTranslation('fields');
  const { options, isFetching, search, open } = useRecordOptions(module);
  const choices = options.filter((option) => option.id !== without);
  return (
    <Select<string>
      {...(rest.inputId === undefined ? {} : { id: rest.inputId })}
      className={styles.select}
      value={id === '' ? null : id}
      showSearch={{ filterOption: false, onSearch: search }}
      options={choices.map((option) => ({
        value: option.id,
        label: <RecordOptionLabel module={module} option={option} />,
      }))}
      labelRender={({ value }) => (
        <span className={styles.chosen}>
          <ReferenceTag module={module} id={String(value)} />
        </span>
      )}
      onOpenChange={open}
      onChange={(next) => onChange(next ?? '')}
      onBlur={onBlur}
      allowClear={!rest.isRequired}
      loading={isFetching}
      disabled={rest.isDisabled}
      status={rest.isInvalid ? 'error' : ''}
      placeholder={t('reference.search')}
      notFoundContent={isFetching ? t('reference.searching') : t('reference.none')}
      popupMatchSelectWidth={280}
      aria-label={rest.label}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.isInvalid}
      aria-required={rest.isRequired}
    />
  );
}

/** Asks the server only once the list is opened; typing keeps the last answer until the next is here. */
export function useRecordOptions(module: string) {
  const { environment, version, isLive, hasModule } = useFieldEnvironment();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    ...listOptionsQuery({ environment, version, isLive, module }, { q: asked, limit: OPTIONS_SHOWN }),
    enabled: isOpen && hasModule(module),
  });
  const open = (next: boolean) => {
    setIsOpen(next);
    if (!next) setText('');
  };
  return { options: data ?? [], isFetching, search: setText, open };
}
