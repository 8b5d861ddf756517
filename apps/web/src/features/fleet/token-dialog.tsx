import { createMachineToken } from '@quartermaster/domain/actions/staff/game-server';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createMachineToken as sendToken,
  machineTokensQuery,
  type NewMachineToken,
} from '../../api/machine-tokens.ts';
import { ActionDialog } from '../../engine/actions/action-dialog.tsx';
import { actionText, actionTitle } from '../../engine/actions/action-words.ts';
import { useActionForm, useActionValues } from '../../engine/actions/use-action-form.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { CopyLine } from './copy-line.tsx';
import styles from './fleet.module.css';
import { startCommand } from './start-command.ts';

type TokenDialogProps = {
  readonly environment: string;
  readonly place: string;
  readonly onClose: () => void;
};

/** Names a token, then shows it, this once. */
export function TokenDialog({ environment, place, onClose }: TokenDialogProps) {
  const queryClient = useQueryClient();
  const [token, setToken] = useState<NewMachineToken | null>(null);
  const form = useActionForm({
    action: createMachineToken,
    store: useActionValues({}),
    send: async (named) => {
      setToken(await sendToken(environment, named));
      await queryClient.invalidateQueries(machineTokensQuery(environment));
    },
  });
  if (token !== null) return <CreatedToken token={token} place={place} onClose={onClose} />;
  return (
    <ActionDialog
      title={actionTitle(createMachineToken)}
      okText={actionTitle(createMachineToken)}
      text={actionText(createMachineToken, place)}
      form={form}
      onClose={onClose}
    />
  );
}

type CreatedTokenProps = {
  readonly token: NewMachineToken;
  readonly place: string;
  readonly onClose: () => void;
};

/** Closes only by its button: a stray click beside the dialog would lose the token. */
function CreatedToken({ token, place, onClose }: CreatedTokenProps) {
  const { t } = useTranslation('fleet');
  return (
    <Dialog
      title={t('tokenCreated', { place })}
      mask={{ closable: false }}
      keyboard={false}
      closable={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('tokenSaved')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Alert type="warning" showIcon title={t('tokenOnce')} />
        <span>{token.name}</span>
        <CopyLine text={token.token} />
        <span>{t('howStart')}</span>
        <CopyLine text={startCommand(token.token)} />
      </div>
    </Dialog>
  );
}
