import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../api/deliveries.ts';
import { ReasonDialog } from '../../engine/record/reason-dialog.tsx';
import { useDecide } from './use-decide.ts';

/** What is asked about before it is done, for a reason. */
export type AskedDecision = 'send' | 'cancel' | 'recall';

type DecisionDialogProps = {
  readonly delivery: Delivery;
  readonly decision: AskedDecision;
  readonly onClose: () => void;
};

/** Says how many players a decision concerns, and asks why it is made. */
export function DecisionDialog({ delivery, decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('deliveries');
  const { decide } = useDecide(delivery);
  const { counts } = delivery;
  const count = decision === 'recall' ? counts.sent : counts.waiting;
  return (
    <ReasonDialog
      title={t(`ask.${decision}`, { count })}
      action={t(`do.${decision}`)}
      isDangerous={decision !== 'send'}
      label={t('reason')}
      hint={t('reasonHint')}
      needsName={decision !== 'cancel'}
      onAgree={(answer) => decide(decision, answer)}
      onClose={onClose}
    >
      <p>{t(`askText.${decision}`)}</p>
    </ReasonDialog>
  );
}
