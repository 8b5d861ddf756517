import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { batchKey, switchBatch, type BatchKey, type BatchSwitch } from '../../api/redemption-codes.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { EnvironmentConfirmation } from '../../ui/environment-confirmation.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './codes.module.css';

const MIN_REASON = 4;
const MAX_REASON = 200;

type ReasonDialogProps = {
  readonly batch: BatchKey;
  readonly name: string;
  readonly verb: BatchSwitch;
  readonly onClose: () => void;
};

/** Stops a batch or reopens it, for a reason. Only reopening asks for the name of the environment. */
export function ReasonDialog({ batch, name, verb, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('codes');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const expected = branchName(branch);
  const needsName = verb === 'reopen' && branch.details.isProtected;
  const switching = useMutation({
    mutationFn: () => switchBatch(batch, verb, { reason, ...(needsName ? { confirmation: typed } : {}) }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: batchKey(batch) });
      onClose();
    },
  });
  const isReady = reason.trim().length >= MIN_REASON && (!needsName || typed === expected);
  return (
    <Modal
      open
      title={t(verb)}
      okText={t(verb)}
      okButtonProps={{ danger: verb === 'stop', disabled: !isReady, loading: switching.isPending }}
      onOk={() => switching.mutate()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{t(`${verb}Text`, { name })}</p>
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          maxLength={MAX_REASON}
          onChange={setReason}
        />
        {needsName ? <EnvironmentConfirmation name={expected} value={typed} onChange={setTyped} /> : null}
        {switching.error ? <Alert type="error" showIcon title={errorMessage(switching.error)} /> : null}
      </div>
    </Modal>
  );
}
