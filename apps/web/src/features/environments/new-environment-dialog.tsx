import { DEFAULT_TIME_ZONE } from '@quartermaster/contract/http/choices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, App, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../api/api-error.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { createEnvironment, type NewEnvironment } from '../../api/save-environment.ts';
import { TextField } from '../../ui/text/text-field.tsx';
import { EnvironmentFields } from './environment-fields.tsx';
import styles from './environments.module.css';

/** A place of its own for the game, with a first version. */
export function NewEnvironmentDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('environments');
  const { values, change, creating } = useNewEnvironment(onClose);
  const problems = fieldErrors(creating.error);
  const isLocked = [values.key, values.name, values.version].some((text) => text.trim() === '');
  return (
    <Modal
      open
      title={t('newPlace')}
      okText={t('createPlace')}
      okButtonProps={{ disabled: isLocked, loading: creating.isPending }}
      onOk={() => creating.mutate()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <TextField
          label={t('key')}
          hint={t('keyHelp')}
          problem={problems['key']}
          maxLength={31}
          value={values.key}
          onChange={(key) => change({ key })}
        />
        <EnvironmentFields values={values} problems={problems} onChange={change} />
        <TextField
          label={t('firstVersion')}
          hint={t('nameHelp')}
          problem={problems['version']}
          maxLength={31}
          value={values.version}
          onChange={(version) => change({ version })}
        />
        {creating.error && Object.keys(problems).length === 0 ? (
          <Alert type="error" showIcon title={errorMessage(creating.error)} />
        ) : null}
      </div>
    </Modal>
  );
}

const NOWHERE: NewEnvironment = {
  key: '',
  name: '',
  version: '1.0.0',
  color: '#2f6fde',
  isProtected: false,
  gameTimeZone: DEFAULT_TIME_ZONE,
};

function useNewEnvironment(onDone: () => void) {
  const { t } = useTranslation('environments');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { env } = useSearch({ strict: false });
  const [values, setValues] = useState(NOWHERE);
  const creating = useMutation({
    mutationFn: () =>
      createEnvironment({ ...values, key: values.key.trim(), version: values.version.trim() }),
    onSuccess: async ({ key, name, versions }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.environments });
      onDone();
      void message.success(t('placeCreated', { name }));
      // The first one of all is where the console is from now on.
      if (!env) await navigate({ to: '/environments', search: { env: key, v: versions[0]?.name ?? '' } });
    },
  });
  const change = (part: Partial<NewEnvironment>) => {
    setValues({ ...values, ...part });
    creating.reset();
  };
  return { values, change, creating };
}
