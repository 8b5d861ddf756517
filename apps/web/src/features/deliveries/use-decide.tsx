import type { DeliveryDecision } from '@quartermaster/contract/http/deliveries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { decideDelivery, deliveriesKey, deliveryQuery, type Delivery } from '../../api/deliveries.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useConfirmWrite, type WriteQuestion } from '../../engine/use-confirm-write.tsx';
import { formatNumber } from '../../i18n/format.ts';

/** Sent mail takes effect for the whole environment, whatever its version. */
const WHOLE_ENVIRONMENT = { scope: 'environment' } as const;
/** What does no harm asks nothing, and never for the environment's name. */
const QUIET: ReadonlySet<DeliveryDecision> = new Set(['pause', 'resume']);

/** Asks where asking is due, then does what was decided about a delivery as it is shown. */
export function useDecide(delivery: Delivery) {
  const { message } = App.useApp();
  const branch = useBranch();
  const queryClient = useQueryClient();
  const ask = useQuestion(delivery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (decision: DeliveryDecision) => {
      const answer = await ask(decision);
      return answer === null ? null : decideDelivery(branch, delivery, decision, answer);
    },
    onSuccess: (decided) => {
      if (decided !== null)
        queryClient.setQueryData(deliveryQuery(branch.environment, decided.deliveryId).queryKey, decided);
    },
    onError: (error) => void message.error(errorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deliveriesKey(branch.environment) }),
  });
  return { decide: mutate, pending: isPending ? variables : null };
}

function useQuestion({ counts }: Delivery) {
  const { t } = useTranslation('deliveries');
  const { modal } = App.useApp();
  const { details, version } = useBranch();
  const confirm = useConfirmWrite(WHOLE_ENVIRONMENT, details, version);
  return async (decision: DeliveryDecision): Promise<{ readonly confirmation?: string } | null> => {
    if (QUIET.has(decision)) return {};
    const asked = decision === 'send' || decision === 'recall' ? decision : 'cancel';
    const number = formatNumber(asked === 'recall' ? counts.sent : counts.waiting);
    const question: WriteQuestion = {
      title: t(`ask.${asked}`, { number }),
      text: t(`askText.${asked}`),
      action: t(`do.${asked}`),
      isDangerous: asked !== 'send',
    };
    if (asked !== 'cancel') return confirm(question);
    const isAgreed = await modal.confirm({
      title: question.title,
      content: question.text,
      okText: question.action,
      cancelText: t('back'),
      okButtonProps: { danger: true },
    });
    return isAgreed ? {} : null;
  };
}
