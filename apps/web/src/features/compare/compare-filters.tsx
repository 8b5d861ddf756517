import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsQuery } from '../../api/accounts.ts';
import { useDebounced } from '../../ui/text/use-debounced.ts';
import { useAskedText } from '../../ui/text/use-kept-text.ts';
import type { CompareAddress } from './use-comparison.ts';
import { FilterBox } from '../../ui/text/filter-box.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './compare.module.css';

const ALL = 'all';

/** What is shown of the module: by kind of difference, by author, by text. */
export function CompareFilters({ address }: { readonly address: CompareAddress }) {
  const { t } = useTranslation('tools');
  const { filter, change } = address;
  const { data: accounts = [] } = useQuery(accountsQuery());
  const names = [...new Set(accounts.map(({ displayName }) => displayName))].toSorted();
  return (
    <div className={styles.filters}>
      <Segmented
        aria-label={t('filterChange')}
        value={filter.change ?? ALL}
        options={[
          { value: ALL, label: t('filterAll') },
          { value: 'new', label: t('onlyRight') },
          { value: 'changed', label: t('changed') },
          { value: 'deleted', label: t('onlyLeft') },
        ]}
        onChange={(next) => change({ change: next === ALL ? undefined : next })}
      />
      <SearchedSelect
        className={styles.author ?? ''}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={t('filterAuthor')}
        placeholder={t('filterAuthor')}
        value={filter.author ?? null}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={(author: string | null | undefined) => change({ author: author ?? undefined })}
      />
      <TextFilter address={address} />
    </div>
  );
}

const WAIT_MILLISECONDS = 300;

function TextFilter({ address: { filter, change } }: { readonly address: CompareAddress }) {
  const { t } = useTranslation('tools');
  const asked = filter.q ?? '';
  const [text, setText] = useAskedText('compare', asked);
  const typed = useDebounced(text, WAIT_MILLISECONDS);
  useEffect(() => {
    if (typed === text && typed !== asked) change({ q: typed === '' ? undefined : typed });
  }, [typed, text, asked, change]);
  return <FilterBox label={t('filterText')} className={styles.search} value={text} onChange={setText} />;
}
