import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import styles from './codes.module.css';

type ListStateProps = {
  readonly query: Pick<UseInfiniteQueryResult, 'isPending' | 'error' | 'refetch'>;
  readonly isEmpty: boolean;
  readonly empty: string;
};

/** What stands in the place of rows: that they come, that they could not be read, that there are none. */
export function ListState({ query, isEmpty, empty }: ListStateProps) {
  if (query.isPending) return <SkeletonRows rows={4} columns={4} />;
  if (!isEmpty) return null;
  if (query.error) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  return <p className={styles.none}>{empty}</p>;
}

type MoreButtonProps = {
  readonly query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
};

/** The way to the rows after those that are shown. */
export function MoreButton({ query }: MoreButtonProps) {
  const { t } = useTranslation('codes');
  if (!query.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('showMore')}
      </Button>
    </div>
  );
}
