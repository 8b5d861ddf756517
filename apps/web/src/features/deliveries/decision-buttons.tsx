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
import { deliveryTrialQuery, type Delivery, type DeliveryTrial } from '../../api/deliveries.ts';
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
  const trial = useTrial(delivery);
  const { press, pending } = usePress(delivery, setAsked);
  const offered = useOffered(delivery);
  const isSendable = canBeSent(delivery, trial);
  const ready = useMemo(() => offered.filter((kind) => kind !== 'send' || isSendable), [offered, isSendable]);
  usePaletteOffer(delivery, ready, press);
  const close = () => setAsked(null);
  const exceeds = trial?.problems.length === 0 ? trial.exceeds : [];
  const isBeyond = exceeds.length > 0;
  return (
    <>
      {offered.map((kind) => (
        <Button
          key={kind}
          type={MAIN.has(kind) ? 'primary' : 'default'}
          danger={deliveryAction(kind).isDangerous}
          disabled={!ready.includes(kind)}
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

/** Nothing is sent before it is known to whom, or while the dry run says what prevents it. */
const canBeSent = ({ isFrozen, counts }: Delivery, trial: DeliveryTrial | undefined): boolean =>
  isFrozen && counts.waiting > 0 && (trial === undefined || trial.problems.length === 0);

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
  ready: readonly DeliveryActionKind[],
  press: (kind: DeliveryActionKind) => void,
): void {
  const about = titleText(delivery.title, readTextLanguage());
  const offer = useMemo(() => {
    const actions = ready.map(deliveryAction).map(({ kind, title }) => ({
      key: kind,
      title,
      group: null,
      run: () => press(kind),
    }));
    return { about, actions };
  }, [about, ready, press]);
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

/** What sending a draft would do now; undefined while it is tried, and of what is no draft. */
function useTrial(delivery: Delivery): DeliveryTrial | undefined {
  const { environment } = useBranch();
  const { data: trial } = useQuery({
    ...deliveryTrialQuery(environment, delivery),
    enabled: delivery.state === 'draft' && delivery.isFrozen,
  });
  return trial;
}
