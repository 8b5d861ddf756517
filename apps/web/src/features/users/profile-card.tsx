import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { createAccount, updateProfile } from '@quartermaster/domain/actions/staff/account';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { textOf } from '@quartermaster/domain/core/json';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/get-me.ts';
import { updateProfile as sendProfile } from '../../api/profile.ts';
import type { ActionInputProps } from '../../engine/actions/action-layout.ts';
import { actionField } from '../../engine/actions/action-words.ts';
import { InlineActionForm } from '../../engine/actions/inline-action-form.tsx';
import { useActionForm } from '../../engine/actions/use-action-form.ts';
import { useKeptValues } from '../../engine/form/use-kept-values.ts';
import { Card } from '../../ui/layout/card.tsx';
import { TextField } from '../../ui/text/text-field.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import styles from './users.module.css';

const LAYOUT = { inputs: { display_name: OwnNameInput } };

/** How others read one's name, and what only an admin changes. */
export function ProfileCard() {
  const { t } = useTranslation('users');
  const { data: me } = useSuspenseQuery(meQuery());
  const { form, isChanged } = useProfileForm(me.name);
  return (
    <Card title={t('profile')}>
      <InlineActionForm form={form} layout={LAYOUT} isChanged={isChanged}>
        <dl className={styles.facts}>
          <dt>{actionField(createAccount, 'username').label}</dt>
          <dd>
            <IdText>{me.username}</IdText>
          </dd>
          <dt>{actionField(createAccount, 'role').label}</dt>
          <dd>
            {t(`role.${me.type}`)}{' '}
            {me.type === 'admin' ? null : <span className={styles.away}>{t('yourRoleHelp')}</span>}
          </dd>
        </dl>
      </InlineActionForm>
    </Card>
  );
}

/** The browser may fill in the user's name. */
function OwnNameInput({ label, hint, problem, value, onChange }: ActionInputProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      problem={problem}
      autoComplete="nickname"
      value={textOf(value)}
      onChange={onChange}
    />
  );
}

function useProfileForm(name: string) {
  const { t } = useTranslation('users');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const kept = useKeptValues<ActionValues>('profile', { display_name: name });
  const form = useActionForm({
    action: updateProfile,
    store: kept,
    send: async (change) => {
      await sendProfile(change);
      await queryClient.invalidateQueries(meQuery());
      kept.drop();
      void message.success(t('saved'));
    },
  });
  return { form, isChanged: kept.isChanged };
}
