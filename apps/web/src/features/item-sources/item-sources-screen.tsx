import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemSourcesQuery } from '../../api/item-sources.ts';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { ListState } from '../../ui/table/list-state.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import table from '../../ui/table/plain-table.module.css';
import { SearchForm } from '../../ui/text/search-form.tsx';
import styles from './item-sources.module.css';
import { ItemTable } from './item-table.tsx';
import { VIEWS, useItemSourcesAddress, type ItemSourcesAddress } from './use-item-sources-address.ts';

/** Where players get each item, what it is spent on, and what nothing gives or takes. */
export function ItemSourcesScreen() {
  const { t } = useTranslation('sources');
  const branch = useBranch();
  const address = useItemSourcesAddress();
  const sources = useQuery(itemSourcesQuery(branch, address.asked));
  const { data } = sources;
  return (
    <>
      <PageHead breadcrumb={[]} title={t('title')} meta={<PlaceTag environment={branch.details} />} />
      <Narrowing address={address} />
      <Card flush>
        <ListState
          query={sources}
          columns={3}
          isEmpty={(data?.data.length ?? 0) === 0}
          empty={<NoItems address={address} />}
        />
        {data && data.data.length > 0 ? <ItemTable rows={data.data} address={address} /> : null}
        {data && data.lastPage > 1 ? (
          <Pager
            className={table.pages}
            size="small"
            current={data.currentPage}
            pageSize={data.perPage}
            total={data.total}
            showTotal={(total) => t('items', { count: total, total: formatNumber(total) })}
            showSizeChanger={false}
            onChange={(page) => address.change({ page: String(page) })}
          />
        ) : null}
      </Card>
    </>
  );
}

function Narrowing({ address }: { readonly address: ItemSourcesAddress }) {
  const { t } = useTranslation('sources');
  const { search, view, change } = address;
  return (
    <div className={styles.tools}>
      <SearchForm
        box="item-sources"
        label={t('search')}
        asked={search}
        onAsk={(q) => change({ q, item: undefined, page: undefined })}
      />
      <Segmented
        className={styles.views ?? ''}
        value={view}
        aria-label={t('show')}
        options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(next) => change({ view: next, item: undefined, page: undefined })}
      />
    </div>
  );
}

function NoItems({ address: { isNarrowed, clear } }: { readonly address: ItemSourcesAddress }) {
  const { t } = useTranslation('sources');
  if (!isNarrowed) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <EmptyState
      title={t('noneTitle')}
      text={t('noneText')}
      actions={<Button onClick={clear}>{t('showAll')}</Button>}
    />
  );
}
