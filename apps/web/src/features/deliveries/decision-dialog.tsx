import { deliveryAction, type DeliveryActionKind } from '@quartermaster/domain/actions/delivery/index';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '../../api/deliveries.ts';
import { actionText, actionTitle, actionVerb } from '../../engine/actions/action-words.ts';
import { ReasonDialog } from '../../engine/record/reason-dialog.tsx';
import { titleText } from '../../fields/reference/record-title.ts';
import { formatLongDateTime, parseInstant } from '../../i18n/format.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { readZone, zoneCity } from '../../i18n/zone.ts';
import { useDecide } from './use-decide.ts';

/** Whom a decision concerns, so that the question names how many. */
const CONCERNED = { send: 'waiting', cancel: 'waiting', recall: 'sent' } as const;

const isCounted = (kind: DeliveryActionKind): kind is keyof typeof CONCERNED => kind in CONCERNED;

/** A time that is over means: immediately. */
const isLater = (at: string | null): at is string => at !== null && parseInstant(at).getTime() > Date.now();

type DecisionDialogProps = {
  readonly delivery: Delivery;
  readonly kind: DeliveryActionKind;
  readonly onClose: () => void;
};

/** Says how many players a decision concerns, and asks why it is made. */
export function DecisionDialog({ delivery, kind, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('deliveries');
  const { decide } = useDecide(delivery);
  const action = deliveryAction(kind);
  return (
    <ReasonDialog
      title={
        isCounted(kind) ? t(`ask.${kind}`, { count: delivery.counts[CONCERNED[kind]] }) : actionTitle(action)
      }
      action={actionVerb(action)}
      isDangerous={action.isDangerous}
      label={t('reason')}
      hint={t('reasonHint')}
      needsName={action.confirmsPlace}
      onAgree={(answer) => decide(kind, answer)}
      onClose={onClose}
    >
      <p>{actionText(action, titleText(delivery.title, readTextLanguage()))}</p>
      {kind === 'send' && isLater(delivery.sendAt) ? (
        <p>{t('startsAt', { at: formatLongDateTime(delivery.sendAt), zone: zoneCity(readZone()) })}</p>
      ) : null}
    </ReasonDialog>
  );
}
