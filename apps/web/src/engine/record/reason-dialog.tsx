import { isReason } from '@quartermaster/contract/http/limits';
import { Alert } from 'antd';
import { useState, type ReactNode } from 'react';
import { errorMessage } from '../../api/api-error.ts';
import { EnvironmentConfirmation } from '../../ui/feedback/environment-confirmation.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ReasonField } from '../../ui/text/reason-field.tsx';
import styles from './reason-dialog.module.css';
import { branchName, useBranch } from '../use-branch.ts';
import { useSingleMutation } from '../use-single-mutation.ts';

export type ReasonAnswer = { readonly reason: string; readonly confirmation?: string };

type ReasonDialogProps = {
  readonly title: string;
  /** What the button does. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** What is about to happen. */
  readonly children?: ReactNode;
  readonly label: string;
  readonly hint: string;
  /** Asks for the name of the version where its environment is protected. */
  readonly needsName?: boolean;
  /** Does it; the dialog closes when it is done, and says what was refused. */
  readonly onAgree: (answer: ReasonAnswer) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks for a reason before something that players or colleagues notice. */
export function ReasonDialog({ title, action, isDangerous = false, children, ...props }: ReasonDialogProps) {
  const { label, hint, onAgree, onClose } = props;
  const branch = useBranch();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const name = branchName(branch);
  const needsName = props.needsName === true && branch.details.isProtected;
  const agreeing = useSingleMutation({
    mutationFn: () => onAgree({ reason: reason.trim(), ...(needsName ? { confirmation: typed } : {}) }),
    onSuccess: onClose,
  });
  const isReady = isReason(reason) && (!needsName || typed === name);
  return (
    <Dialog
      title={title}
      okText={action}
      okButtonProps={{ danger: isDangerous, disabled: !isReady, loading: agreeing.isPending }}
      onOk={() => agreeing.mutate()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {children}
        <ReasonField label={label} hint={hint} value={reason} onChange={setReason} />
        {needsName ? <EnvironmentConfirmation name={name} value={typed} onChange={setTyped} /> : null}
        {agreeing.error ? <Alert type="error" showIcon title={errorMessage(agreeing.error)} /> : null}
      </div>
    </Dialog>
  );
}
