import { createAccount } from '@quartermaster/domain/actions/staff/account';
import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { accountsQuery, createAccount as sendAccount } from '../../api/accounts.ts';
import { useActionForm, useActionValues } from '../../engine/actions/use-action-form.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { checkPassword } from './password-input.tsx';

const NOBODY: ActionValues = { display_name: '', username: '', role: 'cs' };

/** What is typed of a new account, what is wrong with it, and sending it. */
export function useNewAccount() {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const kept = useKeptValues('add-user', NOBODY);
  const passwords = useActionValues({});
  return useActionForm({
    action: createAccount,
    store: {
      values: { ...kept.values, ...passwords.values },
      // No password is kept in the browser.
      change: (part) => ('password' in part ? passwords.change(part) : kept.change(part)),
    },
    check: checkPassword,
    send: async (account) => {
      const { displayName: name } = await sendAccount(account);
      kept.drop();
      void message.success(t('createdDone', { name }));
      await queryClient.invalidateQueries(accountsQuery());
      await navigate({ to: '/users' });
    },
  });
}
