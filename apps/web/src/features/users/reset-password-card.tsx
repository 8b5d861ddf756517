import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { updateAccount, type Account } from '../../api/accounts.ts';
import { errorMessage, fieldErrors } from '../../api/api-error.ts';
import { sessionsQuery } from '../../api/sessions.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { NO_PASSWORD, passwordProblems } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './users.module.css';

/** Another password for somebody who lost theirs. */
export function ResetPasswordCard({ account: { id, displayName: name } }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const [passwords, setPasswords] = useState(NO_PASSWORD);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const resetting = useMutation({
    mutationFn: () => updateAccount(id, { password: passwords.newPassword }),
    onSuccess: () => {
      setPasswords(NO_PASSWORD);
      void queryClient.invalidateQueries(sessionsQuery(id));
      void message.success(t('resetPasswordDone', { name }));
    },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = passwordProblems(passwords, readLanguage());
    resetting.reset();
    setMissing(found);
    if (Object.keys(found).length === 0) resetting.mutate();
  };
  const { password } = fieldErrors(resetting.error);
  const problems = { ...(password && { newPassword: password }), ...missing };
  return (
    <Card title={t('resetPassword')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <p className={styles.help}>{t('resetPasswordHelp')}</p>
        <NewPasswordFields
          label={t('newPassword')}
          value={passwords}
          problems={problems}
          onChange={setPasswords}
          actions={
            <Button htmlType="submit" loading={resetting.isPending}>
              {t('resetPassword')}
            </Button>
          }
        />
        {resetting.error && !password ? (
          <Alert type="error" showIcon title={errorMessage(resetting.error)} />
        ) : null}
      </form>
    </Card>
  );
}
