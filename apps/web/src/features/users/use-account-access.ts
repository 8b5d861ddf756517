import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { accountsQuery, updateAccount, type Account } from '../../api/accounts.ts';
import { errorMessage } from '../../api/api-error.ts';
import { useConfirm } from '../../ui/overlay/use-confirm.ts';

/** Deactivates an account after asking, or reactivates it at once, and says so. */
export function useAccountAccess() {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: ({ id, isActive }: Account) => updateAccount(id, { is_active: !isActive }),
    onSuccess: ({ displayName: name, isActive }) =>
      void message.success(isActive ? t('reactivatedDone', { name }) : t('deactivatedDone', { name })),
    onError: (error) => void message.error(errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries(accountsQuery()),
  });
  return {
    isBusy: changing.isPending,
    toggle: async (account: Account) => {
      const isAgreed =
        !account.isActive ||
        (await confirm({
          title: t('deactivateAsk', { name: account.displayName }),
          content: t('deactivateText'),
          okText: t('deactivate'),
          okButtonProps: { danger: true },
        }));
      if (isAgreed) changing.mutate(account);
    },
  };
}
