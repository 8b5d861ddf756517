import { requestUnlock } from '@quartermaster/domain/actions/staff/record';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { approvalKeys } from '../../api/approvals.ts';
import type { Place } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { requestUnlock as sendRequest, type RecordLock } from '../../api/record-locks.ts';
import { actionText, actionTitle, actionVerb } from '../../engine/actions/action-words.ts';
import { ReasonDialog, type ReasonAnswer } from '../../engine/record/reason-dialog.tsx';

type UnlockDialogProps = {
  readonly place: Place;
  readonly recordId: string;
  readonly revision: number;
  readonly lock: RecordLock;
  readonly onClose: () => void;
};

/** Requests an unlock: shows what players will notice, asks for the reason. */
export function UnlockDialog({ place, recordId, revision, lock, onClose }: UnlockDialogProps) {
  const { t } = useTranslation('form');
  const { t: releases } = useTranslation('releases');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const ask = async ({ reason }: ReasonAnswer) => {
    await sendRequest(place, recordId, { reason, baseRevision: revision });
    void message.success(t('unlockRequested'));
    await queryClient.invalidateQueries({ queryKey: queryKeys.draft(place) });
    await queryClient.invalidateQueries({ queryKey: approvalKeys.all });
  };
  return (
    <ReasonDialog
      title={actionTitle(requestUnlock)}
      action={actionVerb(requestUnlock)}
      label={t('unlockReason')}
      hint={t('unlockReasonHint')}
      onAgree={ask}
      onClose={onClose}
    >
      <p>{actionText(requestUnlock, '')}</p>
      <strong>{releases('playersNotice')}</strong>
      <ul>
        {lock.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </ReasonDialog>
  );
}
