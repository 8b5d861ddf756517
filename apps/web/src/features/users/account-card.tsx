import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { createAccount, updateAccount } from '@quartermaster/domain/actions/staff/account';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsQuery, updateAccount as sendAccount, type Account } from '../../api/accounts.ts';
import { ActionFields } from '../../engine/actions/action-fields.tsx';
import { actionField } from '../../engine/actions/action-words.ts';
import { useActionForm } from '../../engine/actions/use-action-form.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { RoleInput } from './role-input.tsx';
import styles from './users.module.css';

const LAYOUT = { inputs: { role: RoleInput } };

/** Name and role of somebody else. */
export function AccountCard({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const { t: tc } = useTranslation();
  const { form, isChanged } = useAccountForm(account);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged) form.submit();
  };
  return (
    <Card title={t('profile')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <ActionFields
          fields={form.fields}
          values={form.values}
          change={form.change}
          problems={form.problems}
          layout={
            form.values['role'] === account.role ? LAYOUT : { ...LAYOUT, hints: { role: t('roleText') } }
          }
        />
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
        {form.refusal ? <Alert type="error" showIcon title={form.refusal} /> : null}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" disabled={!isChanged} loading={form.isPending}>
            {tc('save')}
          </Button>
        </div>
      </form>
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
