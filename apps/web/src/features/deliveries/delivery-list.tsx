import { PlusOutlined } from '@ant-design/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveriesQuery, type Delivery, type DeliveryRow } from '../../api/deliveries.ts';
import { PlaceTag } from '../../engine/place-tag.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { MoreButton } from '../../ui/table/list-state.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import table from '../../ui/table/plain-table.module.css';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { AssetNames } from './asset-names.tsx';
import { DeliveryStateTag } from './delivery-state-tag.tsx';
import styles from './deliveries.module.css';
import { DeliveryLink } from './delivery-link.tsx';
import { DeliveryProgress } from './progress.tsx';

/** Every delivery of the environment, newest first. */
export function DeliveryList() {
  const { t } = useTranslation('deliveries');
  const { environment, details } = useBranch();
  const query = useInfiniteQuery(deliveriesQuery(environment));
  const pages = query.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);
  const references = useMemo(() => joinReferences(pages ?? []), [pages]);
  return (
    <>
      <PageHead
        breadcrumb={[]}
        title={t('title')}
        meta={<PlaceTag environment={details} />}
        actions={<ComposeButton />}
      />
      <Card flush>
        {query.isPending ? <SkeletonRows rows={6} columns={7} /> : null}
        {query.error && rows.length === 0 ? (
          <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
        ) : null}
        {query.isSuccess && rows.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} actions={<ComposeButton />} />
        ) : null}
        {rows.length > 0 ? <Rows rows={rows} references={references} /> : null}
        <MoreButton query={query} />
      </Card>
    </>
  );
}

function joinReferences(pages: readonly { readonly references: Delivery['references'] }[]) {
  const joined: Record<string, Delivery['references'][string]> = {};
  for (const { references } of pages)
    for (const [module, records] of Object.entries(references))
      joined[module] = { ...joined[module], ...records };
  return joined;
}

function ComposeButton() {
  const { t } = useTranslation('deliveries');
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => void navigate({ to: '/bulk-delivery', search: { compose: '1' } })}
    >
      {t('compose')}
    </Button>
  );
}

type RowsProps = {
  readonly rows: readonly DeliveryRow[];
  readonly references: Delivery['references'];
};

function Rows({ rows, references }: RowsProps) {
  const { t } = useTranslation('deliveries');
  const headings = ['id', 'mail', 'state', 'rewards', 'recipients', 'by', 'created'] as const;
  return (
    <div className={styles.scroller}>
      <table className={table.table} data-stacked>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {t(`column.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.deliveryId}>
              <td data-label={t('column.id')}>
                <IdText>{row.deliveryId}</IdText>
              </td>
              <td data-first>
                <DeliveryLink id={row.deliveryId}>{titleText(row.title, readTextLanguage())}</DeliveryLink>
              </td>
              <td data-second>
                <DeliveryStateTag delivery={row} />
              </td>
              <td data-label={t('column.rewards')}>
                <AssetNames assets={row.rewards} references={references} />
              </td>
              <td data-label={t('column.recipients')}>
                <DeliveryProgress delivery={row} />
              </td>
              <td data-label={t('column.by')}>{row.createdBy}</td>
              <td>
                <DateTimeText value={row.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
