import { createAccount } from '@quartermaster/domain/actions/staff/account';
import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFields } from '../../engine/actions/action-fields.tsx';
import { actionVerb } from '../../engine/actions/action-words.ts';
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
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.submit();
  };
  const users = (text: string) => (
    <Link key="users" to="/users" search={({ env, v }) => ({ env, v })}>
      {text}
    </Link>
  );
  return (
    <>
      <PageHead breadcrumb={[users(t('title'))]} title={t('addTitle')} />
      <div className={styles.page}>
        <Card>
          <form className={styles.form} onSubmit={handleSubmit} noValidate>
            <ActionFields
              fields={form.fields}
              values={form.values}
              change={form.change}
              problems={form.problems}
              layout={LAYOUT}
            />
            {form.refusal ? <Alert type="error" showIcon title={form.refusal} /> : null}
            <div className={styles.buttons}>
              <Button type="primary" htmlType="submit" loading={form.isPending}>
                {actionVerb(createAccount)}
              </Button>
              {users(tc('cancel'))}
            </div>
          </form>
        </Card>
      </div>
    </>
  );
}
