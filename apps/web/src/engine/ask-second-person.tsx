import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../api/api-error.ts';
import { approvalKeys } from '../api/approvals.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './ask-second-person.module.css';

const MIN_REASON = 4;
const MAX_REASON = 200;

type AskSecondPersonProps = {
  /** What goes beyond which limit. */
  readonly children: ReactNode;
  /** What has to be there besides the reason. */
  readonly isReady?: boolean;
  readonly onAsk: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks a second person for what goes beyond one's limits of the day, for a reason. */
export function AskSecondPerson({ children, isReady = true, onAsk, onClose }: AskSecondPersonProps) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const asking = useMutation({
    mutationFn: () => onAsk(reason.trim()),
    onSuccess: async () => {
      onClose();
      void message.success(t('askSecondDone'));
      await queryClient.invalidateQueries({ queryKey: approvalKeys.all });
    },
  });
  return (
    <Modal
      open
      title={t('askSecond')}
      okText={t('askSecond')}
      okButtonProps={{
        disabled: !isReady || reason.trim().length < MIN_REASON,
        loading: asking.isPending,
      }}
      onOk={() => asking.mutate()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {children}
        <TextField
          label={t('askSecondReason')}
          hint={t('askSecondHint')}
          value={reason}
          maxLength={MAX_REASON}
          onChange={setReason}
        />
        {asking.error ? <Alert type="error" showIcon title={errorMessage(asking.error)} /> : null}
      </div>
    </Modal>
  );
}
