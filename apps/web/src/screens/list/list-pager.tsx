import { MAX_PER_PAGE } from '@quartermaster/contract/http/list-limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES, type PageSize } from '../../engine/list/list-state.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchedSelect } from '../../ui/text/searched-select.tsx';
import styles from './list-pager.module.css';

function isTyped(text: string, size: unknown): boolean {
  return String(size).startsWith(text.trim());
}

/** The usual sizes, the one the address names, and the number being typed. */
function pageSizes(current: PageSize, typed: string): readonly PageSize[] {
  const number = Number(typed);
  const isSize = Number.isInteger(number) && number >= 1 && number <= MAX_PER_PAGE;
  const numbers = [...PAGE_SIZES, current, ...(isSize ? [number] : [])].filter((size) => size !== 'all');
  return [...[...new Set(numbers)].toSorted((a, b) => a - b), 'all'];
}

/**
 * Deletes empty the last page, and an old address names one that is no more: the list is then on
 * the page that is last now.
 */
function useExistingPage({ state, query, isStale, correctPage }: ModuleList): void {
  const last = isStale ? undefined : query.data?.lastPage;
  useEffect(() => {
    if (last !== undefined && state.page > last) correctPage(last);
  });
}

/** Which records are shown, and the way to the others. */
export function ListPager({ list }: { readonly list: ModuleList }) {
  const { t } = useTranslation('list');
  const { state, query, total, goToPage, setPageSize } = list;
  const page = query.data;
  useExistingPage(list);
  const [typed, setTyped] = useState('');
  const sizes = pageSizes(state.perPage, typed).map((size) => ({
    value: size,
    label: size === 'all' ? t('perPageAll') : t('perPage', { count: size }),
  }));
  return (
    <footer className={styles.pager}>
      <span className={styles.range}>
        {t('range', {
          from: formatNumber(page?.from ?? 0),
          to: formatNumber(page?.to ?? 0),
          total: formatNumber(total),
        })}
      </span>
      {state.perPage === 'all' ? null : (
        <Pager
          size="small"
          current={state.page}
          pageSize={state.perPage}
          total={total}
          showSizeChanger={false}
          onChange={goToPage}
        />
      )}
      <SearchedSelect<PageSize>
        size="small"
        popupMatchSelectWidth={false}
        value={state.perPage}
        options={sizes}
        onChange={setPageSize}
        // Any number that is typed is a choice.
        showSearch={{ onSearch: setTyped, filterOption: (text, size) => isTyped(text, size?.value) }}
        aria-label={t('perPage', { count: 15 })}
      />
    </footer>
  );
}
