import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { copySourcesQuery, keyOfPlanned } from '../../api/copies.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './texts.module.css';

type EventSelectProps = {
  /** Its `recordKey`; null: the texts of all. */
  readonly value: string | null;
  readonly onChange: (event: string | null) => void;
};

/** Narrows the texts to one event with everything that belongs to it. Those that start last come first. */
export function EventSelect({ value, onChange }: EventSelectProps) {
  const { t } = useTranslation('texts');
  const names = useModuleNames();
  const { data } = useQuery(copySourcesQuery(useBranch()));
  const options = (data?.sources ?? []).map((source) => {
    const title = titleText(source.title, readTextLanguage());
    return {
      value: keyOfPlanned(source),
      label: [title, `${names(source.module)} ${source.recordId}`].filter((part) => part !== '').join(' · '),
    };
  });
  return (
    <SearchedSelect
      aria-label={t('event')}
      title={t('event')}
      className={styles.event ?? ''}
      placeholder={t('anyEvent')}
      value={value}
      loading={data === undefined}
      allowClear
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      onChange={(event: string | undefined) => onChange(event ?? null)}
    />
  );
}
