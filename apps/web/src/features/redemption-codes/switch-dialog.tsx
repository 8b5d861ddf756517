import { batchAction } from '@quartermaster/domain/actions/redemption/index';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { batchKey, switchBatch, type BatchKey, type BatchSwitch } from '../../api/redemption-codes.ts';
import { actionText, actionVerb } from '../../engine/actions/action-words.ts';
import { ReasonDialog, type ReasonAnswer } from '../../engine/record/reason-dialog.tsx';

type SwitchDialogProps = {
  readonly batch: BatchKey;
  readonly name: string;
  readonly verb: BatchSwitch;
  readonly onClose: () => void;
};

/** Stops a batch or reopens it, for a reason. */
export function SwitchDialog({ batch, name, verb, onClose }: SwitchDialogProps) {
  const { t } = useTranslation('codes');
  const action = batchAction(verb);
  const queryClient = useQueryClient();
  const agree = async (answer: ReasonAnswer) => {
    await switchBatch(batch, verb, answer);
    await queryClient.invalidateQueries({ queryKey: batchKey(batch) });
  };
  return (
    <ReasonDialog
      title={actionVerb(action)}
      action={actionVerb(action)}
      isDangerous={action.isDangerous}
      label={t('reason')}
      hint={t('reasonHint')}
      needsName={action.confirmsPlace}
      onAgree={agree}
      onClose={onClose}
    >
      <p>{actionText(action, name)}</p>
    </ReasonDialog>
  );
}
