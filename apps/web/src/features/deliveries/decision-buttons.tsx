import type { DeliveryDecision } from '@quartermaster/contract/http/deliveries';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deliveryTrialQuery, type Delivery } from '../../api/deliveries.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { AskToSend } from './ask-to-send.tsx';
import { useDecide } from './use-decide.tsx';

/** What can be decided about a delivery as it is, the main thing last. */
const DECISIONS: Readonly<Record<Delivery['state'], readonly DeliveryDecision[]>> = {
  draft: ['cancel', 'send'],
  scheduled: ['cancel'],
  sending: ['cancel', 'pause'],
  held: ['recall', 'cancel', 'resume'],
  paused: ['recall', 'cancel', 'resume'],
  sent: ['recall'],
  cancelled: ['recall'],
  recalled: [],
};

export function DecisionButtons({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const { decide, pending } = useDecide(delivery);
  const { state, counts, isFrozen } = delivery;
  const { exceeds, isAsking, ask, stop } = useSecondPerson(delivery);
  const offered = DECISIONS[state].filter(
    (decision) =>
      (decision !== 'recall' || counts.sent > 0) &&
      (decision !== 'send' || delivery.approval?.state !== 'waiting'),
  );
  return (
    <>
      {offered.map((decision) => (
        <Button
          key={decision}
          type={decision === 'send' || decision === 'resume' ? 'primary' : 'default'}
          danger={decision === 'recall' || decision === 'cancel'}
          disabled={decision === 'send' && (!isFrozen || counts.waiting === 0)}
          loading={pending === decision}
          onClick={() => (decision === 'send' && exceeds.length > 0 ? ask() : decide(decision))}
        >
          {decision === 'send' && exceeds.length > 0 ? t('askApproval') : t(`do.${decision}`)}
        </Button>
      ))}
      {isAsking ? <AskToSend delivery={delivery} exceeds={exceeds} onClose={stop} /> : null}
    </>
  );
}

/** Whether a second person has to be asked before a draft is sent, and the asking. */
function useSecondPerson(delivery: Delivery) {
  const { environment } = useBranch();
  const [isAsking, setAsking] = useState(false);
  const { data: trial } = useQuery({
    ...deliveryTrialQuery(environment, delivery),
    enabled: delivery.state === 'draft' && delivery.isFrozen,
  });
  const exceeds = trial?.problems.length === 0 ? trial.exceeds : [];
  return { exceeds, isAsking, ask: () => setAsking(true), stop: () => setAsking(false) };
}
