import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../api/accounts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useAccountAccess } from './use-account-access.ts';
import { StatusTag } from './user-table.tsx';
import styles from './users.module.css';

/** Whether the owner of an account may sign in. */
export function AccessCard({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const access = useAccountAccess();
  return (
    <Card title={t('access')} aside={<StatusTag isActive={account.isActive} />}>
      <div className={styles.form}>
        <p className={styles.help}>{t('accessHelp')}</p>
        <div className={styles.buttons}>
          <Button loading={access.isBusy} onClick={() => void access.toggle(account)}>
            {account.isActive ? t('deactivate') : t('reactivate')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
