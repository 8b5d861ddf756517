import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import { updateEnvironment } from '@quartermaster/domain/actions/staff/environment';
import { useQueryClient } from '@tanstack/react-query';
import { textOf } from '@quartermaster/domain/core/json';
import { Alert, App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Environment } from '../../api/get-environments.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { updateEnvironment as sendChange } from '../../api/save-environment.ts';
import { ActionDialog } from '../../engine/actions/action-dialog.tsx';
import { useActionForm, useActionValues } from '../../engine/actions/use-action-form.ts';
import { zoneLabel } from '../../i18n/zone.ts';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { ENVIRONMENT_LAYOUT } from './environment-layout.tsx';

type EditEnvironmentDialogProps = { readonly environment: Environment; readonly onClose: () => void };

/** Name, colour, protection and clock of an environment; says what moves, and asks where it is dangerous. */
export function EditEnvironmentDialog({ environment, onClose }: EditEnvironmentDialogProps) {
  const { t } = useTranslation('environments');
  const { t: tc } = useTranslation();
  const edit = useEnvironmentEdit(environment, onClose);
  const { form, moves, endsProtection, needsName } = edit;
  return (
    <ActionDialog
      title={t('editTitle', { place: environment.name })}
      okText={tc('save')}
      form={form}
      layout={ENVIRONMENT_LAYOUT}
      isDangerous={needsName}
      isLocked={needsName && edit.typed !== edit.name}
      onClose={onClose}
    >
      {moves ? (
        <Alert
          type="warning"
          showIcon
          title={t('zoneMoves', {
            from: zoneLabel(environment.gameTimeZone),
            to: zoneLabel(textOf(form.values['game_time_zone'])),
          })}
        />
      ) : null}
      {endsProtection ? (
        <Alert type="warning" showIcon title={t('protectionEnds', { place: environment.name })} />
      ) : null}
      {needsName ? (
        <EnvironmentConfirmation name={edit.name} value={edit.typed} onChange={edit.setTyped} />
      ) : null}
    </ActionDialog>
  );
}

const valuesOf = ({ name, color, gameTimeZone, gameUrl, isProtected }: Environment): ActionValues => ({
  name,
  color,
  game_time_zone: gameTimeZone,
  game_url: gameUrl,
  is_protected: isProtected,
});

function useEnvironmentEdit(environment: Environment, onDone: () => void) {
  const { t } = useTranslation('environments');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const store = useActionValues(valuesOf(environment));
  const [typed, setTyped] = useState('');
  const moves = store.values['game_time_zone'] !== environment.gameTimeZone;
  const endsProtection = environment.isProtected && store.values['is_protected'] !== true;
  // As the server asks.
  const needsName = environment.isProtected && (moves || endsProtection);
  const form = useActionForm({
    action: updateEnvironment,
    store,
    send: async (filled) => {
      // An emptied field is sent too: an absent one stays as it is.
      const change = { game_url: '', ...filled };
      const confirmed = needsName ? { ...change, confirmation: typed } : change;
      const saved = await sendChange(environment.key, confirmed);
      onDone();
      void message.success(t('saved', { name: saved.name }));
      await queryClient.invalidateQueries({ queryKey: queryKeys.environments });
    },
  });
  const name = `${environment.key}-${environment.live?.version ?? environment.versions[0]?.name}`;
  return { form, moves, endsProtection, needsName, name, typed, setTyped };
}
