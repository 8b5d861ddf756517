import type { DeliveryDecision } from '@quartermaster/contract/http/deliveries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { deliveryTrialQuery, type Delivery } from '../../api/deliveries.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { AskToSend } from './ask-to-send.tsx';
import { DecisionDialog, type AskedDecision } from './decision-dialog.tsx';
import { useDecide } from './use-decide.ts';

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
  const { state, counts, isFrozen } = delivery;
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const exceeds = useExceededLimits(delivery);
  const { press, pending } = usePress(delivery, setAsked);
  const offered = DECISIONS[state].filter(
    (decision) =>
      (decision !== 'recall' || counts.sent > 0) &&
      (decision !== 'send' || delivery.approval?.state !== 'waiting'),
  );
  const close = () => setAsked(null);
  const isBeyond = exceeds.length > 0;
  return (
    <>
      {offered.map((decision) => (
        <Button
          key={decision}
          type={decision === 'send' || decision === 'resume' ? 'primary' : 'default'}
          danger={decision === 'recall' || decision === 'cancel'}
          disabled={decision === 'send' && (!isFrozen || counts.waiting === 0)}
          loading={pending === decision}
          onClick={() => press(decision)}
        >
          {decision === 'send' && isBeyond ? t('askApproval') : t(`do.${decision}`)}
        </Button>
      ))}
      {asked === 'send' && isBeyond ? (
        <AskToSend delivery={delivery} exceeds={exceeds} onClose={close} />
      ) : asked === null ? null : (
        <DecisionDialog delivery={delivery} decision={asked} onClose={close} />
      )}
    </>
  );
}

/** Pausing and resuming do no harm and ask nothing. */
function usePress(delivery: Delivery, ask: (decision: AskedDecision) => void) {
  const { message } = App.useApp();
  const { decide } = useDecide(delivery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (decision: DeliveryDecision) => decide(decision),
    onError: (error) => void message.error(errorMessage(error)),
  });
  const press = (decision: DeliveryDecision) =>
    decision === 'pause' || decision === 'resume' ? mutate(decision) : ask(decision);
  return { press, pending: isPending ? variables : null };
}

/** The limits that sending a draft goes beyond: then a second person has to be asked. */
function useExceededLimits(delivery: Delivery) {
  const { environment } = useBranch();
  const { data: trial } = useQuery({
    ...deliveryTrialQuery(environment, delivery),
    enabled: delivery.state === 'draft' && delivery.isFrozen,
  });
  return trial?.problems.length === 0 ? trial.exceeds : [];
}
