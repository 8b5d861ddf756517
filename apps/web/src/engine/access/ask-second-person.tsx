import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { approvalKeys } from '../../api/approvals.ts';
import { useRequestNotice } from './use-request-notice.tsx';
import { ReasonDialog, type ReasonAnswer } from '../record/reason-dialog.tsx';

type AskSecondPersonProps = {
  /** What goes beyond which limit. */
  readonly children: ReactNode;
  readonly needsName?: boolean;
  readonly onAsk: (answer: ReasonAnswer) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Requests approval for an action beyond the daily limits, with a reason. */
export function AskSecondPerson({ children, onAsk, ...props }: AskSecondPersonProps) {
  const { t } = useTranslation();
  const tell = useRequestNotice();
  const queryClient = useQueryClient();
  const ask = async (answer: ReasonAnswer) => {
    await onAsk(answer);
    tell();
    await queryClient.invalidateQueries({ queryKey: approvalKeys.all });
  };
  return (
    <ReasonDialog
      title={t('askSecond')}
      action={t('askSecond')}
      label={t('askSecondReason')}
      hint={t('askSecondHint')}
      onAgree={ask}
      {...props}
    >
      {children}
    </ReasonDialog>
  );
}
