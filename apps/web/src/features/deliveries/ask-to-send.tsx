import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  decideDelivery,
  deliveriesKey,
  deliveryQuery,
  type Delivery,
  type DeliveryTrial,
} from '../../api/deliveries.ts';
import { AskSecondPerson } from '../../engine/ask-second-person.tsx';
import { ExceededLimits } from '../../engine/exceeded-limits.tsx';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { EnvironmentConfirmation } from '../../ui/environment-confirmation.tsx';

type AskToSendProps = {
  readonly delivery: Delivery;
  readonly exceeds: DeliveryTrial['exceeds'];
  readonly onClose: () => void;
};

/** Asks a second person to send what goes beyond one's limits of the day. */
export function AskToSend({ delivery, exceeds, onClose }: AskToSendProps) {
  const { t } = useTranslation('deliveries');
  const branch = useBranch();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const name = branchName(branch);
  const needsName = branch.details.isProtected;
  const ask = async (reason: string) => {
    const written = { reason, ...(needsName ? { confirmation: typed } : {}) };
    const asked = await decideDelivery(branch, delivery, 'send', written);
    queryClient.setQueryData(deliveryQuery(branch.environment, delivery.deliveryId).queryKey, asked);
    await queryClient.invalidateQueries({ queryKey: deliveriesKey(branch.environment) });
  };
  return (
    <AskSecondPerson isReady={!needsName || typed === name} onAsk={ask} onClose={onClose}>
      <p>{t('askToSend')}</p>
      <div>
        <ExceededLimits exceeds={exceeds} />
      </div>
      {needsName ? <EnvironmentConfirmation name={name} value={typed} onChange={setTyped} /> : null}
    </AskSecondPerson>
  );
}
