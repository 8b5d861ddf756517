import type { Role } from '@quartermaster/domain/core/module';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsQuery, createAccount } from '../../api/accounts.ts';
import { errorMessage, fieldErrors } from '../../api/api-error.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { readLanguage } from '../../i18n/language.ts';
import { nameProblems } from './account-names.ts';
import { NO_PASSWORD, passwordProblems } from './new-password.ts';

const NOBODY: { displayName: string; username: string; role: Role } = {
  displayName: '',
  username: '',
  role: 'cs',
};

/** What is typed of a new account, what is wrong with it, and sending it. */
export function useNewAccount() {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { values, change, drop } = useKeptValues('add-user', NOBODY);
  const [passwords, setPasswords] = useState(NO_PASSWORD);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const creating = useMutation({
    mutationFn: () => createAccount({ ...values, password: passwords.newPassword }),
    onSuccess: async ({ displayName: name }) => {
      drop();
      void message.success(t('createdDone', { name }));
      await queryClient.invalidateQueries(accountsQuery());
      await navigate({ to: '/users', search: ({ env, v }) => ({ env, v }) });
    },
  });
  const { password: newPassword, ...refused } = fieldErrors(creating.error);
  const problems: Readonly<Record<string, string>> = {
    ...(newPassword ? { newPassword } : {}),
    ...refused,
    ...missing,
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const language = readLanguage();
    const found = { ...nameProblems(values, language), ...passwordProblems(passwords, language) };
    creating.reset();
    setMissing(found);
    if (Object.keys(found).length === 0) creating.mutate();
  };

  return {
    values,
    change,
    passwords,
    setPasswords,
    problems,
    refusal: creating.error && Object.keys(problems).length === 0 ? errorMessage(creating.error) : null,
    isBusy: creating.isPending,
    handleSubmit,
  };
}
