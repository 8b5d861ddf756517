import { deleteForm, renameForm, vipForm } from './account-forms.tsx';
import { changeWalletForm } from './change-wallet-form.tsx';
import type { CommandForm } from './command-form.ts';
import type { FormKind } from './command-kinds.ts';
import { hideMessageForm, showMessageForm } from '../guilds/message-forms.tsx';
import { enterOrderForm } from '../orders/enter-order-form.tsx';
import { redeliverOrderForm } from '../orders/redeliver-order-form.tsx';
import { mergeForm, moveDeviceForm, unlinkDeviceForm } from './device-forms.tsx';
import { giveForm } from './give-form.tsx';
import { liftSanctionForm } from './lift-sanction-form.tsx';
import { preparedMailForm } from './prepared-mail-form.tsx';
import { progressForm } from './progress-form.tsx';
import { recallMailForm } from './recall-mail-form.tsx';
import { sanctionForm } from './sanction-form.tsx';
import { sendMailForm } from './send-mail-form.tsx';
import { takeForm } from './take-form.tsx';

/** How each command is filled in. */
export const COMMAND_FORMS: Readonly<Record<FormKind, CommandForm>> = {
  change_wallet: changeWalletForm,
  give: giveForm,
  take: takeForm,
  send_mail: sendMailForm,
  send_prepared_mail: preparedMailForm,
  recall_mail: recallMailForm,
  sanction: sanctionForm,
  lift_sanction: liftSanctionForm,
  rename: renameForm,
  set_vip: vipForm,
  reset_progress: progressForm,
  unlink_device: unlinkDeviceForm,
  move_device: moveDeviceForm,
  merge_account: mergeForm,
  delete: deleteForm,
  enter_order: enterOrderForm,
  redeliver_order: redeliverOrderForm,
  hide_message: hideMessageForm,
  show_message: showMessageForm,
};
