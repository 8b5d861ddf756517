import type { Role } from '@quartermaster/domain/core/module';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsQuery, updateAccount, type Account } from '../../api/accounts.ts';
import { errorMessage, fieldErrors } from '../../api/api-error.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DateTimeText } from '../../ui/text/date-time-text.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { RoleSelect } from './role-select.tsx';
import { TextField } from '../../ui/text/text-field.tsx';
import styles from './users.module.css';

/** Name and role of somebody else. */
export function AccountCard({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const { t: tc } = useTranslation();
  const { values, change, isChanged, saving } = useAccountValues(account);
  const problem = fieldErrors(saving.error)['displayName'];
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged) saving.mutate();
  };
  return (
    <Card title={t('profile')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('displayName')}
          hint={t('displayNameHelp')}
          maxLength={60}
          value={values.displayName}
          problem={problem}
          onChange={(displayName) => change({ displayName })}
        />
        <RoleSelect
          value={values.role}
          {...(values.role === account.role ? {} : { hint: t('roleText') })}
          onChange={(role) => change({ role })}
        />
        <dl className={styles.facts}>
          <dt>{t('loginName')}</dt>
          <dd>
            <IdText>{account.username}</IdText>
          </dd>
          <dt>{t('created')}</dt>
          <dd>
            <DateTimeText value={account.createdAt} />
          </dd>
        </dl>
        {saving.error && !problem ? <Alert type="error" showIcon title={errorMessage(saving.error)} /> : null}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" disabled={!isChanged} loading={saving.isPending}>
            {tc('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useAccountValues({ id, displayName, role }: Account) {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const initial: { displayName: string; role: Role } = { displayName, role };
  const { values, change, isChanged, drop } = useKeptValues(`user ${id}`, initial);
  const saving = useMutation({
    mutationFn: () => updateAccount(id, values),
    onSuccess: async () => {
      await queryClient.invalidateQueries(accountsQuery());
      drop();
      void message.success(t('saved'));
    },
  });
  return { values, change, isChanged, saving };
}
