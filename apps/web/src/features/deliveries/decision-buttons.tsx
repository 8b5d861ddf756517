import {
  DELIVERY_ACTIONS,
  deliveryAction,
  isDecidable,
  type DeliveryActionKind,
} from '@quartermaster/domain/actions/delivery/index';
import { mayDo } from '@quartermaster/domain/actions/action-list';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/api-error.ts';
import { deliveryTrialQuery, type Delivery } from '../../api/deliveries.ts';
import { meQuery } from '../../api/get-me.ts';
import { actionVerb } from '../../engine/actions/action-words.ts';
import { useOfferActions } from '../../engine/page-actions.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { AskToSend } from './ask-to-send.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { useDecide } from './use-decide.ts';

/** What leads a delivery on. */
const MAIN: ReadonlySet<DeliveryActionKind> = new Set(['send', 'resume']);

/** What can be decided about a delivery as it is, the main thing last. */
export function DecisionButtons({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const [asked, setAsked] = useState<DeliveryActionKind | null>(null);
  const exceeds = useExceededLimits(delivery);
  const { press, pending } = usePress(delivery, setAsked);
  const offered = useOffered(delivery);
  usePaletteOffer(delivery, offered, press);
  const close = () => setAsked(null);
  const isBeyond = exceeds.length > 0;
  return (
    <>
      {offered.map((kind) => (
        <Button
          key={kind}
          type={MAIN.has(kind) ? 'primary' : 'default'}
          danger={deliveryAction(kind).isDangerous}
          disabled={!isReady(kind, delivery)}
          loading={pending === kind}
          onClick={() => press(kind)}
        >
          {kind === 'send' && isBeyond ? t('askApproval') : actionVerb(deliveryAction(kind))}
        </Button>
      ))}
      {asked === 'send' && isBeyond ? (
        <AskToSend delivery={delivery} exceeds={exceeds} onClose={close} />
      ) : asked === null ? null : (
        <DecisionDialog delivery={delivery} kind={asked} onClose={close} />
      )}
    </>
  );
}

/** Nothing is sent before it is known to whom. */
const isReady = (kind: DeliveryActionKind, { isFrozen, counts }: Delivery): boolean =>
  kind !== 'send' || (isFrozen && counts.waiting > 0);

/** What this person may decide about the delivery in its state, as far as there is anything to decide. */
function useOffered({ state, counts, approval }: Delivery): readonly DeliveryActionKind[] {
  const { details } = useBranch();
  const { data: me } = useSuspenseQuery(meQuery());
  const { isProtected } = details;
  const hasSent = counts.sent > 0;
  const isAsked = approval?.state === 'waiting';
  return useMemo(
    () =>
      DELIVERY_ACTIONS.filter(
        (action) =>
          isDecidable(action.kind, state) &&
          mayDo(action, me.type, isProtected) &&
          (action.kind !== 'recall' || hasSent) &&
          (action.kind !== 'send' || !isAsked),
      ).map(({ kind }) => kind),
    [state, me.type, isProtected, hasSent, isAsked],
  );
}

/** The palette offers what can be pressed, and does the same. */
function usePaletteOffer(
  delivery: Delivery,
  offered: readonly DeliveryActionKind[],
  press: (kind: DeliveryActionKind) => void,
): void {
  const about = titleText(delivery.title, readTextLanguage());
  const offer = useMemo(() => {
    const ready = offered.filter((kind) => isReady(kind, delivery)).map(deliveryAction);
    const actions = ready.map(({ kind, title }) => ({
      key: kind,
      title,
      group: null,
      run: () => press(kind),
    }));
    return { about, actions };
  }, [about, offered, delivery, press]);
  useOfferActions(offer);
}

/** Harmless actions run without a dialog. */
function usePress(delivery: Delivery, ask: (kind: DeliveryActionKind) => void) {
  const { message } = App.useApp();
  const { decide } = useDecide(delivery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: DeliveryActionKind) => decide(kind),
    onError: (error) => void message.error(errorMessage(error)),
  });
  const press = (kind: DeliveryActionKind) => (deliveryAction(kind).asksReason ? ask(kind) : mutate(kind));
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
