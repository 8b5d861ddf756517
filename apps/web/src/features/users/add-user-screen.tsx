import { Link } from '@tanstack/react-router';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RoleSelect } from './role-select.tsx';
import { TextField } from '../../ui/text/text-field.tsx';
import { useNewAccount } from './use-new-account.ts';
import styles from './users.module.css';

/** A new account of the staff. */
export function AddUserScreen() {
  const { t } = useTranslation('users');
  const { t: tc } = useTranslation();
  const form = useNewAccount();
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
          <form className={styles.form} onSubmit={form.handleSubmit} noValidate>
            <NewAccountFields form={form} />
            {form.refusal ? <Alert type="error" showIcon title={form.refusal} /> : null}
            <div className={styles.buttons}>
              <Button type="primary" htmlType="submit" loading={form.isBusy}>
                {t('create')}
              </Button>
              {users(tc('cancel'))}
            </div>
          </form>
        </Card>
      </div>
    </>
  );
}

function NewAccountFields({ form }: { readonly form: ReturnType<typeof useNewAccount> }) {
  const { t } = useTranslation('users');
  const { values, change, problems } = form;
  return (
    <>
      <TextField
        label={t('displayName')}
        hint={t('displayNameHelp')}
        maxLength={60}
        value={values.displayName}
        problem={problems['displayName']}
        onChange={(displayName) => change({ displayName })}
      />
      <TextField
        label={t('loginName')}
        hint={t('loginNameHelp')}
        maxLength={50}
        value={values.username}
        problem={problems['username']}
        onChange={(username) => change({ username })}
      />
      <RoleSelect value={values.role} onChange={(role) => change({ role })} />
      <NewPasswordFields
        label={t('initialPassword')}
        hint={t('initialPasswordHelp')}
        value={form.passwords}
        problems={problems}
        onChange={form.setPasswords}
      />
    </>
  );
}
