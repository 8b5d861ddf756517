import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../api/api-error.ts';
import { changeMyPassword } from '../../api/profile.ts';
import { sessionsQuery } from '../../api/sessions.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { emptyText, NO_PASSWORD, passwordProblems } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './users.module.css';

/** Changes one's own password; asks for the current one. */
export function OwnPasswordCard() {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const handleDone = () => {
    void queryClient.invalidateQueries(sessionsQuery('me'));
    void message.success(t('passwordDone'));
  };
  return (
    <Card title={t('changePassword')}>
      <OwnPasswordForm onDone={handleDone} />
    </Card>
  );
}

type OwnPasswordFormProps = { readonly onDone: () => void };

export function OwnPasswordForm({ onDone }: OwnPasswordFormProps) {
  const { t } = useTranslation('users');
  const form = useOwnPassword(onDone);
  const { problems, refusal } = form;
  return (
    <form className={styles.form} onSubmit={form.handleSubmit} noValidate>
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        value={form.current}
        problem={problems['currentPassword']}
        onChange={form.setCurrent}
      />
      <NewPasswordFields
        label={t('newPassword')}
        hint={t('otherSessions')}
        canMakeUp={false}
        actions={
          <Button htmlType="submit" loading={form.isBusy}>
            {t('changePassword')}
          </Button>
        }
        value={form.passwords}
        problems={problems}
        onChange={form.setPasswords}
      />
      {refusal ? <Alert type="error" showIcon title={refusal} /> : null}
    </form>
  );
}

function useOwnPassword(onDone: () => void) {
  const [current, setCurrent] = useState('');
  const [passwords, setPasswords] = useState(NO_PASSWORD);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const changing = useMutation({
    mutationFn: () => changeMyPassword({ currentPassword: current, ...passwords }),
    onSuccess: () => {
      setCurrent('');
      setPasswords(NO_PASSWORD);
      onDone();
    },
  });
  const problems = { ...fieldErrors(changing.error), ...missing };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      ...(current === '' && { currentPassword: emptyText(readLanguage()) }),
      ...passwordProblems(passwords, readLanguage()),
    };
    changing.reset();
    setMissing(found);
    if (Object.keys(found).length === 0) changing.mutate();
  };

  return {
    current,
    setCurrent,
    passwords,
    setPasswords,
    problems,
    refusal: changing.error && Object.keys(problems).length === 0 ? errorMessage(changing.error) : null,
    isBusy: changing.isPending,
    handleSubmit,
  };
}
