import { Pagination, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES, type PageSize } from '../../engine/list-state.ts';
import type { ModuleList } from '../../engine/use-module-list.ts';
import { formatNumber } from '../../i18n/format.ts';
import styles from './list-pager.module.css';

/** Which records are shown, and the way to the others. */
export function ListPager({ list }: { readonly list: ModuleList }) {
  const { t } = useTranslation('list');
  const { state, query, total, goToPage, setPageSize } = list;
  const page = query.data;
  const sizes = PAGE_SIZES.map((size) => ({
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
        <Pagination
          size="small"
          current={state.page}
          pageSize={state.perPage}
          total={total}
          showSizeChanger={false}
          onChange={goToPage}
        />
      )}
      <Select<PageSize>
        size="small"
        popupMatchSelectWidth={false}
        value={state.perPage}
        options={sizes}
        onChange={setPageSize}
        aria-label={t('perPage', { count: 15 })}
      />
    </footer>
  );
}
