import type { CommandKind } from '@quartermaster/domain/actions/commands';
import { isPlayerActionKind, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { OrderToDeliver } from '../orders/order-to-deliver.tsx';
import type { ActedPlayer } from './player-actions.ts';
import type { PlayerActionLayout } from './player-action-layout.ts';
import { DeviceInput } from './device-input.tsx';
import { EndSessionsInput } from './end-sessions-input.tsx';
import { GiveForm, NEW_THING } from './give-form.tsx';
import { LiftedSanctionInput } from './lifted-sanction-input.tsx';
import { OtherPlayerInput } from './other-player-input.tsx';
import { ProgressInput } from './progress-input.tsx';
import { RecalledMailInput } from './recalled-mail-input.tsx';
import { SanctionEndInput } from './sanction-end-input.tsx';
import { SanctionMessageInput } from './sanction-message-input.tsx';
import { languageOf, usualMessage } from './sanction-messages.ts';
import { SanctionReasonInput } from './sanction-reason-input.tsx';
import { SendMailForm } from './send-mail-form.tsx';
import { NOTHING_TAKEN, TakeForm } from './take-form.tsx';
import { WalletForm } from './wallet-form.tsx';

/** A single device leaves no choice. */
function onlyDevice({ summary }: ActedPlayer): { readonly device?: string } {
  const [device, ...others] = summary.player.personal.devices;
  return device === undefined || others.length > 0 ? {} : { device };
}

/** What the forms of actions need that does not follow from their fields. */
const LAYOUTS: { readonly [K in PlayerActionKind]?: PlayerActionLayout<K> } = {
  change_wallet: { initial: { asset_kind: 'gem' }, Form: WalletForm },
  give: { initial: { things: [NEW_THING] }, Form: GiveForm },
  take: { initial: { things: [NOTHING_TAKEN] }, Form: TakeForm },
  send_mail: { Form: SendMailForm },
  recall_mail: { inputs: { mail_id: RecalledMailInput } },
  sanction: {
    initial: ({ summary }, { reason = 'chat_abuse' }) => ({
      kind: 'mute',
      reason,
      message: usualMessage(reason, languageOf(summary.player.language)),
      end_sessions: true,
    }),
    inputs: {
      reason: SanctionReasonInput,
      ends_at: SanctionEndInput,
      message: SanctionMessageInput,
      end_sessions: EndSessionsInput,
    },
    pairs: [['kind', 'reason']],
  },
  lift_sanction: { inputs: { kind: LiftedSanctionInput } },
  rename: { present: { name: ({ summary }) => summary.player.name } },
  set_vip: { present: { vip_level: ({ summary }) => String(summary.player.vipLevel) } },
  reset_progress: { inputs: { parts: ProgressInput } },
  unlink_device: {
    initial: (acted) => ({ ...onlyDevice(acted), end_sessions: true }),
    inputs: { device: DeviceInput, end_sessions: EndSessionsInput },
  },
  move_device: {
    initial: onlyDevice,
    inputs: { device: DeviceInput, to_account_id: OtherPlayerInput },
  },
  merge_account: { inputs: { to_account_id: OtherPlayerInput } },
  enter_order: {
    // As the player pays usually.
    initial: ({ summary: { player } }) => ({
      channel: player.channel,
      currency: player.topups[0]?.currency ?? 'USD',
    }),
    pairs: [
      ['order_id', 'third_party_order_id'],
      ['product_id', 'currency'],
      ['channel', 'paid_at'],
    ],
  },
  redeliver_order: { Form: OrderToDeliver },
};

/** What the form of an action needs beside its definition. */
// Forgets which fields the action has: the form goes by the definition's own.
export const layoutOf = (kind: CommandKind): PlayerActionLayout =>
  isPlayerActionKind(kind) ? ((LAYOUTS[kind] ?? {}) as PlayerActionLayout) : {};
