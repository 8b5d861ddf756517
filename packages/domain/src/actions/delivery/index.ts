import type { DeliveryState } from '../../enums/delivery-state.ts';
import { actionList, isPossible } from '../action-list.ts';
import { defineAction, type ActionRoles } from '../define-action.ts';

/** The roles that prepare mail to many players also decide about it. */
const DELIVERERS: ActionRoles = { open: ['admin', 'low_cs'], protected: ['admin', 'low_cs'] };

const shared = {
  subject: 'delivery',
  place: 'delivery',
  roles: DELIVERERS,
} as const;

/** Takes back mail that was not claimed. */
const recall = defineAction({
  ...shared,
  kind: 'recall',
  title: ['Recall delivery', '收回派送', '配布を回収'],
  verb: ['Recall', '收回', '回収'],
  warning: [
    'Claimed mail stays with the player. All other mail is removed from mailboxes.',
    '已領取的內容不受影響，其餘郵件會從信箱中消失。',
    '受け取り済みのものはそのまま残り、ほかのメールはメールボックスから消えます。',
  ],
  states: ['sent', 'cancelled', 'paused', 'held'],
  confirmsPlace: true,
  isDangerous: true,
});

/** Recipients that still wait get nothing. */
const cancel = defineAction({
  ...shared,
  kind: 'cancel',
  title: ['Cancel delivery', '取消派送', '配布をキャンセル'],
  warning: [
    'Players who already have the mail keep it. No one else will receive it.',
    '已收到的玩家會保留郵件，其餘玩家不會收到。',
    '届いたメールはそのまま残り、ほかのプレイヤーには届きません。',
  ],
  states: ['draft', 'scheduled', 'sending', 'paused', 'held'],
  isDangerous: true,
});

/** Stops between two batches. */
const pause = defineAction({
  ...shared,
  kind: 'pause',
  title: ['Pause delivery', '暫停派送', '配布を一時停止'],
  verb: ['Pause', '暫停', '一時停止'],
  states: ['sending'],
  asksNoReason: true,
});

/** Goes on after a pause, or tries again what was held. */
const resume = defineAction({
  ...shared,
  kind: 'resume',
  title: ['Resume delivery', '繼續派送', '配布を再開'],
  verb: ['Resume', '繼續', '再開'],
  states: ['paused', 'held'],
  asksNoReason: true,
});

/** Sends it, or schedules it where its time is still to come. */
const send = defineAction({
  ...shared,
  kind: 'send',
  title: ['Send delivery', '發送派送郵件', '一括配布を送信'],
  verb: ['Send', '發送', '送信'],
  help: [
    'The mail goes to 1% of recipients first. If any of them cannot be reached, sending pauses until you confirm.',
    '會先發送給百分之一的玩家；若其中有人無法收件，其餘玩家會等您確認後再發送。',
    'まず1%のプレイヤーに送ります。届かない人がいた場合、残りは確認を待ちます。',
  ],
  limits: ['recipients', 'value_cents'],
  states: ['draft'],
  confirmsPlace: true,
});

/** Every action on deliveries, in the order of the page's buttons: the main thing last. */
export const { all: DELIVERY_ACTIONS, get: deliveryAction } = actionList([
  recall,
  cancel,
  pause,
  resume,
  send,
]);

/** What staff decide about a delivery, by name. */
export type DeliveryActionKind = (typeof DELIVERY_ACTIONS)[number]['kind'];

/** Whether something can be decided about a delivery in this state. */
export const isDecidable = (kind: DeliveryActionKind, state: DeliveryState): boolean =>
  isPossible(deliveryAction(kind), state);
