import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../api/api-error.ts';
import { meQuery } from '../../api/get-me.ts';
import { renameMe } from '../../api/profile.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { Card } from '../../ui/layout/card.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { TextField } from '../../ui/text/text-field.tsx';
import styles from './users.module.css';

/** How others read one's name, and what only an admin changes. */
export function ProfileCard() {
  const { t } = useTranslation('users');
  const { t: tc } = useTranslation();
  const { data: me } = useSuspenseQuery(meQuery());
  const { values, change, isChanged, renaming } = useRename(me.name);
  const problem = fieldErrors(renaming.error)['displayName'];
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged) renaming.mutate(values.displayName);
  };
  return (
    <Card title={t('profile')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={t('displayName')}
          hint={t('displayNameHelp')}
          autoComplete="nickname"
          maxLength={60}
          value={values.displayName}
          problem={problem}
          onChange={(displayName) => change({ displayName })}
        />
        <dl className={styles.facts}>
          <dt>{t('loginName')}</dt>
          <dd>
            <IdText>{me.username}</IdText>
          </dd>
          <dt>{t('role')}</dt>
          <dd>
            {t(`role.${me.type}`)}{' '}
            {me.type === 'admin' ? null : <span className={styles.away}>{t('yourRoleHelp')}</span>}
          </dd>
        </dl>
        {renaming.error && !problem ? (
          <Alert type="error" showIcon title={errorMessage(renaming.error)} />
        ) : null}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" disabled={!isChanged} loading={renaming.isPending}>
            {tc('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useRename(name: string) {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const { values, change, isChanged, drop } = useKeptValues('profile', { displayName: name });
  const renaming = useMutation({
    mutationFn: renameMe,
    onSuccess: async () => {
      await queryClient.invalidateQueries(meQuery());
      drop();
      void message.success(t('saved'));
    },
  });
  return { values, change, isChanged, renaming };
}
