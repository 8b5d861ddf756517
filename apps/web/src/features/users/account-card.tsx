import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { createAccount, updateAccount } from '@quartermaster/domain/actions/staff/account';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { accountsQuery, updateAccount as sendAccount, type Account } from '../../api/accounts.ts';
import { actionField } from '../../engine/actions/action-words.ts';
import { InlineActionForm } from '../../engine/actions/inline-action-form.tsx';
import { useActionForm } from '../../engine/actions/use-action-form.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { RoleInput } from './role-input.tsx';
import styles from './users.module.css';

const LAYOUT = { inputs: { role: RoleInput } };

/** Name and role of another person. */
export function AccountCard({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const { form, isChanged } = useAccountForm(account);
  const isSameRole = form.values['role'] === account.role;
  return (
    <Card title={t('profile')}>
      <InlineActionForm
        form={form}
        layout={isSameRole ? LAYOUT : { ...LAYOUT, hints: { role: t('roleText') } }}
        isChanged={isChanged}
      >
        <dl className={styles.facts}>
          <dt>{actionField(createAccount, 'username').label}</dt>
          <dd>
            <IdText>{account.username}</IdText>
          </dd>
          <dt>{t('created')}</dt>
          <dd>
            <DateTimeText value={account.createdAt} />
          </dd>
        </dl>
      </InlineActionForm>
    </Card>
  );
}

function useAccountForm({ id, displayName, role }: Account) {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const kept = useKeptValues<ActionValues>(`user ${id}`, { display_name: displayName, role });
  const form = useActionForm({
    action: updateAccount,
    keys: ['display_name', 'role'],
    store: kept,
    send: async (change) => {
      await sendAccount(id, change);
      await queryClient.invalidateQueries(accountsQuery());
      kept.drop();
      void message.success(t('saved'));
    },
  });
  return { form, isChanged: kept.isChanged };
}
