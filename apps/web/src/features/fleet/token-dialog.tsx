import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Modal, type InputRef } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { createMachineToken, machineTokensQuery, type NewMachineToken } from '../../api/machine-tokens.ts';
import { CopyLine } from './copy-line.tsx';
import styles from './fleet.module.css';
import { startCommand } from './start-command.ts';

const MAX_NAME = 60;

type TokenDialogProps = {
  readonly environment: string;
  readonly place: string;
  readonly onClose: () => void;
};

/** Names a token, then shows it, this once. */
export function TokenDialog({ environment, place, onClose }: TokenDialogProps) {
  const { t } = useTranslation('fleet');
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const creating = useMutation({
    mutationFn: () => createMachineToken(environment, name.trim()),
    onSuccess: () => queryClient.invalidateQueries(machineTokensQuery(environment)),
  });
  const { data: token } = creating;
  if (token) return <CreatedToken token={token} place={place} onClose={onClose} />;
  return (
    <Modal
      open
      title={t('tokenCreate')}
      okText={t('tokenCreate')}
      okButtonProps={{ disabled: name.trim() === '', loading: creating.isPending }}
      onOk={() => creating.mutate()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{t('tokenHelp', { place })}</p>
        <NameField name={name} onChange={setName} onEnter={() => name.trim() !== '' && creating.mutate()} />
        {creating.error ? <Alert type="error" showIcon title={errorMessage(creating.error)} /> : null}
      </div>
    </Modal>
  );
}

/** The dialog has one thing to type, so typing can begin at once. */
function focusOnOpen(input: InputRef | null): void {
  input?.focus();
}

type NameFieldProps = {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly onEnter: () => void;
};

function NameField({ name, onChange, onEnter }: NameFieldProps) {
  const { t } = useTranslation('fleet');
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('tokenName')}</label>
      <Input
        id={id}
        ref={focusOnOpen}
        maxLength={MAX_NAME}
        value={name}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={onEnter}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {t('tokenNameHint')}
      </p>
    </>
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
    <Modal
      open
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
    </Modal>
  );
}
