import { createAccount } from '@quartermaster/domain/actions/staff/account';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { actionVerb } from '../../engine/actions/action-words.ts';
import { InlineActionForm } from '../../engine/actions/inline-action-form.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { PasswordInput } from './password-input.tsx';
import { RoleInput } from './role-input.tsx';
import { useNewAccount } from './use-new-account.ts';
import styles from './users.module.css';

const LAYOUT = { inputs: { role: RoleInput, password: PasswordInput } };

/** A new account of the staff. */
export function AddUserScreen() {
  const { t } = useTranslation('users');
  const { t: tc } = useTranslation();
  const form = useNewAccount();
  const users = (text: string) => (
    <Link key="users" to="/users">
      {text}
    </Link>
  );
  return (
    <>
      <PageHead breadcrumb={[users(t('title'))]} title={t('addTitle')} />
      <div className={styles.page}>
        <Card>
          <InlineActionForm
            form={form}
            layout={LAYOUT}
            okText={actionVerb(createAccount)}
            aside={users(tc('cancel'))}
          />
        </Card>
      </div>
    </>
  );
}
