import { isReason } from '@quartermaster/contract/http/limits';
import { requestUnlock } from '@quartermaster/domain/actions/staff/record';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { approvalKeys } from '../../api/approvals.ts';
import type { Place } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { requestUnlock as sendRequest, type RecordLock } from '../../api/record-locks.ts';
import { actionText, actionTitle, actionVerb } from '../../engine/actions/action-words.ts';
import { ReasonField } from '../../ui/text/reason-field.tsx';

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
  const [reason, setReason] = useState('');
  const asking = useMutation({
    mutationFn: () => sendRequest(place, recordId, { reason: reason.trim(), baseRevision: revision }),
    onSuccess: async () => {
      onClose();
      void message.success(t('unlockRequested'));
      await queryClient.invalidateQueries({ queryKey: queryKeys.draft(place) });
      await queryClient.invalidateQueries({ queryKey: approvalKeys.all });
    },
  });
  return (
    <Modal
      open
      title={actionTitle(requestUnlock)}
      okText={actionVerb(requestUnlock)}
      okButtonProps={{ disabled: !isReason(reason), loading: asking.isPending }}
      onOk={() => asking.isPending || asking.mutate()}
      onCancel={onClose}
    >
      <p>{actionText(requestUnlock, '')}</p>
      <strong>{releases('playersNotice')}</strong>
      <ul>
        {lock.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <ReasonField
        label={t('unlockReason')}
        hint={t('unlockReasonHint')}
        value={reason}
        onChange={setReason}
      />
      {asking.error ? <Alert type="error" showIcon title={errorMessage(asking.error)} /> : null}
    </Modal>
  );
}
