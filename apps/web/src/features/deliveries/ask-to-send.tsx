import { useTranslation } from 'react-i18next';
import type { Delivery, DeliveryTrial } from '../../api/deliveries.ts';
import { AskSecondPerson } from '../../engine/access/ask-second-person.tsx';
import { useApprover } from '../../engine/access/use-approver.ts';
import { ExceededLimits } from '../../engine/access/exceeded-limits.tsx';
import { useDecide } from './use-decide.ts';

type AskToSendProps = {
  readonly delivery: Delivery;
  readonly exceeds: DeliveryTrial['exceeds'];
  readonly onClose: () => void;
};

/** Asks a second person to send what goes beyond one's limits of the day. */
export function AskToSend({ delivery, exceeds, onClose }: AskToSendProps) {
  const { t } = useTranslation('deliveries');
  const { decide } = useDecide(delivery);
  const approver = useApprover();
  return (
    <AskSecondPerson needsName onAsk={(answer) => decide('send', answer)} onClose={onClose}>
      <p>{t(`askToSend.${approver}`)}</p>
      <div>
        <ExceededLimits exceeds={exceeds} />
      </div>
    </AskSecondPerson>
  );
}
