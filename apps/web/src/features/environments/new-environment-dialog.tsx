import { createEnvironment } from '@quartermaster/domain/actions/staff/environment';
import { defaultsOf } from '@quartermaster/domain/core/resolve';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../api/query-keys.ts';
import { createEnvironment as sendEnvironment } from '../../api/save-environment.ts';
import { ActionDialog } from '../../engine/actions/action-dialog.tsx';
import { actionVerb } from '../../engine/actions/action-words.ts';
import { useActionForm, useActionValues } from '../../engine/actions/use-action-form.ts';
import { ENVIRONMENT_LAYOUT } from './environment-layout.tsx';

const INITIAL_VALUES = {
  ...defaultsOf(createEnvironment.fields),
  version: '1.0.0',
  // Another colour than the first environment usually has, which is the default of the API.
  color: '#2f6fde',
};

/** A place of its own for the game, with a first version. */
export function NewEnvironmentDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('environments');
  const form = useNewEnvironment(onClose);
  return (
    <ActionDialog
      title={t('newPlace')}
      okText={actionVerb(createEnvironment)}
      form={form}
      layout={ENVIRONMENT_LAYOUT}
      onClose={onClose}
    />
  );
}

function useNewEnvironment(onDone: () => void) {
  const { t } = useTranslation('environments');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { env } = useSearch({ strict: false });
  return useActionForm({
    action: createEnvironment,
    store: useActionValues(INITIAL_VALUES),
    send: async (environment) => {
      const { key, name, versions } = await sendEnvironment(environment);
      await queryClient.invalidateQueries({ queryKey: queryKeys.environments });
      onDone();
      void message.success(t('placeCreated', { name }));
      // The first one of all is where the console is from now on.
      if (!env) await navigate({ to: '/environments', search: { env: key, v: versions[0]?.name ?? '' } });
    },
  });
}
