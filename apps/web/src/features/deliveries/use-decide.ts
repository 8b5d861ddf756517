import type { DeliveryActionKind } from '@quartermaster/domain/actions/delivery/index';
import { useQueryClient } from '@tanstack/react-query';
import { decideDelivery, deliveriesKey, deliveryQuery, type Delivery } from '../../api/deliveries.ts';
import type { ReasonAnswer } from '../../engine/record/reason-dialog.tsx';
import { useBranch } from '../../engine/use-branch.ts';

/** Decides about a delivery as it is shown. */
export function useDecide(delivery: Delivery) {
  const branch = useBranch();
  const queryClient = useQueryClient();
  const decide = async (kind: DeliveryActionKind, answer?: ReasonAnswer): Promise<void> => {
    try {
      const decided = await decideDelivery(branch, delivery, kind, answer);
      queryClient.setQueryData(deliveryQuery(branch.environment, decided.deliveryId).queryKey, decided);
    } finally {
      await queryClient.invalidateQueries({ queryKey: deliveriesKey(branch.environment) });
    }
  };
  return { decide };
}
