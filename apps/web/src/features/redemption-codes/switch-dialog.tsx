import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { batchKey, switchBatch, type BatchKey, type BatchSwitch } from '../../api/redemption-codes.ts';
import { ReasonDialog, type ReasonAnswer } from '../../engine/record/reason-dialog.tsx';

type SwitchDialogProps = {
  readonly batch: BatchKey;
  readonly name: string;
  readonly verb: BatchSwitch;
  readonly onClose: () => void;
};

/** Stops a batch or reopens it, for a reason. Only reopening asks for the name of the environment. */
export function SwitchDialog({ batch, name, verb, onClose }: SwitchDialogProps) {
  const { t } = useTranslation('codes');
  const queryClient = useQueryClient();
  const agree = async (answer: ReasonAnswer) => {
    await switchBatch(batch, verb, answer);
    await queryClient.invalidateQueries({ queryKey: batchKey(batch) });
  };
  return (
    <ReasonDialog
      title={t(verb)}
      action={t(verb)}
      isDangerous={verb === 'stop'}
      label={t('reason')}
      hint={t('reasonHint')}
      needsName={verb === 'reopen'}
      onAgree={agree}
      onClose={onClose}
    >
      <p>{t(`${verb}Text`, { name })}</p>
    </ReasonDialog>
  );
}
