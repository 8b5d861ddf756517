import { may } from '@quartermaster/domain/permissions/actions';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { accountsQuery } from '../../api/accounts.ts';
import { meQuery } from '../../api/get-me.ts';
import { useActionsAt } from '../../engine/actions/use-actions-at.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { ForbiddenPage } from '../../ui/pages/forbidden-page.tsx';
import { GonePage } from '../../ui/pages/gone-page.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { AccessCard } from './access-card.tsx';
import { AccountCard } from './account-card.tsx';
import { OwnPasswordCard } from './own-password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ResetPasswordCard } from './reset-password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import styles from './users.module.css';

/** The user's own profile; for admins any account. */
export function EditUserScreen() {
  const { id } = useParams({ strict: false });
  const { data: me } = useSuspenseQuery(meQuery());
  if (String(me.id) === id) return <OwnProfile />;
  return may(me.type, 'accounts.read') ? <SomebodysAccount id={Number(id)} /> : <ForbiddenPage />;
}

function OwnProfile() {
  const { t } = useTranslation('users');
  useActionsAt('profile', t('yourAccount'), { 'account.update_profile': null });
  return (
    <>
      <PageHead breadcrumb={[]} title={t('yourAccount')} />
      <div className={styles.page}>
        <ProfileCard />
        <OwnPasswordCard />
        <SessionsCard owner="me" />
      </div>
    </>
  );
}

function SomebodysAccount({ id }: { readonly id: number }) {
  const { t } = useTranslation('users');
  const accounts = useQuery(accountsQuery());
  const account = accounts.data?.find((each) => each.id === id);
  useActionsAt('user', account?.displayName ?? '', { 'account.update': null, 'account.end_session': null });
  const users = (
    <Link key="users" to="/users">
      {t('title')}
    </Link>
  );
  if (accounts.error && !accounts.data)
    return <ErrorPanel error={accounts.error} onRetry={() => void accounts.refetch()} />;
  if (accounts.data && !account)
    return <GonePage subject={t('nobody')} description={t('nobodyText')} list="/users" />;
  return (
    <>
      <PageHead breadcrumb={[users]} title={account?.displayName ?? '…'} />
      <div className={styles.page}>
        {account ? (
          <>
            <AccountCard key={account.id} account={account} />
            <ResetPasswordCard account={account} />
            <SessionsCard owner={account.id} name={account.displayName} />
            <AccessCard account={account} />
          </>
        ) : (
          <Card flush>
            <SkeletonRows rows={4} columns={2} />
          </Card>
        )}
      </div>
    </>
  );
}
