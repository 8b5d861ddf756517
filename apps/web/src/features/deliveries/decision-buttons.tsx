import type { DeliveryDecision } from '@quartermaster/contract/http/deliveries';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../api/deliveries.ts';
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
  const offered = DECISIONS[state].filter((decision) => decision !== 'recall' || counts.sent > 0);
  return offered.map((decision) => (
    <Button
      key={decision}
      type={decision === 'send' || decision === 'resume' ? 'primary' : 'default'}
      danger={decision === 'recall' || decision === 'cancel'}
      disabled={decision === 'send' && (!isFrozen || counts.waiting === 0)}
      loading={pending === decision}
      onClick={() => decide(decision)}
    >
      {t(`do.${decision}`)}
    </Button>
  ));
}
