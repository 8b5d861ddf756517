import { updateAccount } from '@quartermaster/domain/actions/staff/account';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { updateAccount as sendAccount, type Account } from '../../api/accounts.ts';
import { sessionsQuery } from '../../api/sessions.ts';
import { actionField } from '../../engine/actions/action-words.ts';
import { useActionForm, useActionValues } from '../../engine/actions/use-action-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { checkPassword, NO_PASSWORD_TYPED, PasswordInput } from './password-input.tsx';
import styles from './users.module.css';

/** A new password for a person who lost theirs. */
export function ResetPasswordCard({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const form = usePasswordForm(account);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Card title={t('resetPassword')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <p className={styles.help}>{t('resetPasswordHelp')}</p>
        <PasswordInput
          label={actionField(updateAccount, 'password').label}
          hint={undefined}
          problems={form.problems}
          form={form}
          actions={
            <Button htmlType="submit" loading={form.isPending}>
              {t('resetPassword')}
            </Button>
          }
        />
        {form.refusal ? <Alert type="error" showIcon title={form.refusal} /> : null}
      </form>
    </Card>
  );
}

function usePasswordForm({ id, displayName: name }: Account) {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const store = useActionValues(NO_PASSWORD_TYPED);
  return useActionForm({
    action: updateAccount,
    keys: ['password'],
    store,
    check: checkPassword,
    send: async (change) => {
      await sendAccount(id, change);
      store.change(NO_PASSWORD_TYPED);
      void queryClient.invalidateQueries(sessionsQuery(id));
      void message.success(t('resetPasswordDone', { name }));
    },
  });
}
