import { PlusOutlined } from '@ant-design/icons';
import { wordFilter } from '@quartermaster/domain/core/search-text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { accountsQuery, type Account } from '../../api/accounts.ts';
import { useActionsAt } from '../../engine/actions/use-actions-at.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { UserTable } from './user-table.tsx';
import { FilterBox } from '../../ui/text/filter-box.tsx';
import styles from './users.module.css';

const STATUSES = ['all', 'active', 'deactivated'] as const;
type Status = (typeof STATUSES)[number];

/** The staff: who may sign in, and as what. */
export function UsersScreen() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const accounts = useQuery(accountsQuery());
  const { data, error } = accounts;
  const add = () => void navigate({ to: '/users/add' });
  useActionsAt('users', t('title'), { 'account.create': add });
  return (
    <>
      <PageHead
        breadcrumb={[]}
        title={t('title')}
        meta={data ? t('meta', { count: data.length }) : null}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
            {t('add')}
          </Button>
        }
      />
      {data ? <Staff accounts={data} /> : null}
      {accounts.isPending ? (
        <Card flush>
          <SkeletonRows rows={5} columns={6} />
        </Card>
      ) : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void accounts.refetch()} /> : null}
    </>
  );
}

/** The filter is in the address, like that of every list. */
function useStaffFilter() {
  const { q = '', status = 'all' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (next: { readonly q?: string; readonly status?: string }) =>
    void navigate({
      to: '/users',
      search: { q, status, ...next },
      replace: true,
    });
  return { q, status: STATUSES.find((each) => each === status) ?? 'all', show };
}

function Staff({ accounts }: { readonly accounts: readonly Account[] }) {
  const { t } = useTranslation('users');
  const { q, status, show } = useStaffFilter();
  const hasWords = wordFilter(q);
  const found = accounts.filter(
    ({ displayName, username, isActive }) =>
      (status === 'all' || isActive === (status === 'active')) && hasWords(`${displayName} ${username}`),
  );
  return (
    <>
      <div className={styles.toolbar}>
        <FilterBox
          label={t('filter')}
          className={styles.search ?? ''}
          value={q}
          onChange={(text) => show({ q: text })}
        />
        <Segmented<Status>
          options={STATUSES.map((value) => ({ value, label: t(`show.${value}`) }))}
          value={status}
          aria-label={t('status')}
          onChange={(next) => show({ status: next })}
        />
      </div>
      <Card flush>
        {found.length > 0 ? (
          <UserTable accounts={found} />
        ) : (
          <EmptyState
            title={t('find')}
            text={t('findText')}
            actions={<Button onClick={() => show({ q: '', status: 'all' })}>{t('showAll')}</Button>}
          />
        )}
      </Card>
    </>
  );
}
