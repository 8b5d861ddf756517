import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../feedback/error-panel.tsx';
import styles from './list-state.module.css';
import { SkeletonRows } from './skeleton-rows.tsx';

type ListStateProps = {
  readonly query: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly isEmpty: boolean;
  /** A sentence, or more than one where there is a next step. */
  readonly empty: ReactNode;
  readonly columns?: number;
};

/** Shown instead of rows while they load, after an error, or if there are none. */
export function ListState({ query, isEmpty, empty, columns = 6 }: ListStateProps) {
  if (query.isPending) return <SkeletonRows rows={6} columns={columns} />;
  if (!isEmpty) return null;
  if (query.error) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  return typeof empty === 'string' ? <p className={styles.empty}>{empty}</p> : empty;
}

type MoreButtonProps = {
  readonly query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
};

/** The way to the rows after those that are shown. */
export function MoreButton({ query }: MoreButtonProps) {
  const { t } = useTranslation('common');
  if (!query.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('showMore')}
      </Button>
    </div>
  );
}
