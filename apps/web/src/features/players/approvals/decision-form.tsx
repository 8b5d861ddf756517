import { isReason } from '@quartermaster/contract/http/limits';
import { APPROVAL_ACTIONS, type ApprovalActionKind } from '@quartermaster/domain/actions/approval/index';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../../api/api-error.ts';
import { approvalKeys, approve, endApproval, type ApprovalKey } from '../../../api/approvals.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { useApprover } from '../../../engine/access/use-approver.ts';
import { useBranch } from '../../../engine/use-branch.ts';
import { useSingleMutation } from '../../../engine/use-single-mutation.ts';
import { actionVerb } from '../../../engine/actions/action-words.ts';
import { FocusFirst } from '../../../ui/overlay/focus-first.tsx';
import { ReasonField } from '../../../ui/text/reason-field.tsx';
import styles from './approvals.module.css';
import { onlyPermits } from './only-permits.ts';

type DecisionFormProps = {
  readonly approvalKey: ApprovalKey;
  readonly kind: string;
  /** The requester can only withdraw the request. */
  readonly isOwn: boolean;
  /** Of the player whose change is shown; null: it cannot be done now. */
  readonly revision: number | null;
  readonly onDone: () => void;
  /** The player has changed: what is shown above is asked again. */
  readonly onLookAgain: () => void;
};

/** Yes or no, with a reason that stays. */
export function DecisionForm({ isOwn, ...props }: DecisionFormProps) {
  const { t } = useTranslation('approvals');
  const approver = useApprover();
  const [reason, setReason] = useState('');
  const deciding = useDecision(props, reason.trim());
  const isEnough = isReason(reason);
  const permits = onlyPermits(props.kind);
  const offered = APPROVAL_ACTIONS.filter(({ states }) => states?.includes(isOwn ? 'own' : 'others'));
  return (
    <div className={styles.decision}>
      <FocusFirst>
        <ReasonField
          label={t('decisionReason')}
          hint={t(isOwn ? `ownHelp.${approver}` : permits ? 'permitHelp' : 'decisionHelp')}
          value={reason}
          onChange={setReason}
        />
      </FocusFirst>
      {deciding.error ? <Alert type="error" showIcon title={errorMessage(deciding.error)} /> : null}
      <div className={styles.buttons}>
        {offered.map((action) => (
          <Button
            key={action.kind}
            type={action.kind === 'approve' ? 'primary' : 'default'}
            danger={action.isDangerous}
            disabled={!isEnough || (action.kind === 'approve' && props.revision === null)}
            loading={deciding.isPending && deciding.variables === action.kind}
            onClick={() => deciding.mutate(action.kind)}
          >
            {permits && action.kind === 'approve' ? t('permit') : actionVerb(action)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function useDecision(
  { approvalKey, kind, revision, onDone, onLookAgain }: Omit<DecisionFormProps, 'isOwn'>,
  reason: string,
) {
  const { t } = useTranslation('approvals');
  const { message } = App.useApp();
  const queryClient = useQueryClient();
  const branch = useBranch();
  return useSingleMutation({
    mutationFn: async (decision: ApprovalActionKind) => {
      if (decision !== 'approve') {
        await endApproval(approvalKey, decision, reason);
        return null;
      }
      const done = await approve(approvalKey, { reason, expectedRevision: revision ?? 0 });
      return done.command?.delivery.message ?? null;
    },
    onSuccess: async (notice, decision) => {
      onDone();
      const done = decision === 'approve' && onlyPermits(kind) ? 'permit' : decision;
      void (notice === null ? message.success(t(`done.${done}`)) : message.warning(notice));
      await queryClient.invalidateQueries({ queryKey: approvalKeys.all });
      await queryClient.invalidateQueries({ queryKey: ['player'] });
      await queryClient.invalidateQueries({ queryKey: ['deliveries'] });
      await queryClient.invalidateQueries({ queryKey: queryKeys.branch(branch) });
    },
    onError: (problem) => {
      if (problem instanceof ApiError && problem.status === 409) onLookAgain();
    },
  });
}
