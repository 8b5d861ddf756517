import { sanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import * as z from 'zod';
import {
  endSessions,
  givenThing,
  guildMessageNumber,
  imposedSanction,
  mailReward,
  recordId,
  takenThing,
  writtenText,
  MAX_AMOUNT,
} from './command-parts.ts';
import { jsonValue } from './json.ts';
import { enteredOrder, orderNumber } from './orders.ts';
import { PROGRESS_PARTS, WALLET_KINDS } from './player-command-words.ts';
import { accountId, instant } from './player-identity.ts';
import { formedText } from './formed-text.ts';
import { MAX_PLAYER_NAME } from './limits.ts';
import { reason } from './reason.ts';
import { exceededLimit } from './staff-limits.ts';

/** What each command takes. */
export const COMMAND_PARAMS = {
  /** `delta`: gained if above 0, taken if below. `allow_negative`: a debt may remain; for admins. */
  change_wallet: z.strictObject({
    asset_kind: z.enum(WALLET_KINDS),
    delta: z
      .number()
      .int()
      .min(-MAX_AMOUNT)
      .max(MAX_AMOUNT)
      .refine((delta) => delta !== 0),
    allow_negative: z.boolean().default(false),
  }),
  give: z.strictObject({ things: z.array(givenThing).min(1).max(20) }),
  take: z.strictObject({ things: z.array(takenThing).min(1).max(20) }),
  send_mail: z.strictObject({
    title: writtenText(40),
    body: writtenText(2000),
    rewards: z.array(mailReward).max(10).default([]),
    expire_days: z.number().int().min(1).max(365).default(30),
  }),
  send_prepared_mail: z.strictObject({ mail_setting_id: recordId }),
  recall_mail: z.strictObject({ mail_id: z.number().int().min(1) }),
  sanction: imposedSanction,
  lift_sanction: z.strictObject({ kind: z.enum(sanctionKind.words) }),
  rename: z.strictObject({ name: formedText('visible_text', z.string().trim().min(1).max(MAX_PLAYER_NAME)) }),
  set_vip: z.strictObject({ vip_level: z.number().int().min(0).max(30) }),
  reset_progress: z.strictObject({
    parts: z
      .array(z.enum(PROGRESS_PARTS))
      .min(1)
      .max(PROGRESS_PARTS.length)
      .refine((parts) => new Set(parts).size === parts.length),
  }),
  unlink_device: z.strictObject({
    device: z.string().trim().min(1).max(200),
    end_sessions: endSessions,
  }),
  /** A device of the player becomes one of another player of the same server. */
  move_device: z.strictObject({ device: z.string().trim().min(1).max(200), to_account_id: accountId }),
  /** Everything the player signs in with becomes another player's of the same server. */
  merge_account: z.strictObject({ to_account_id: accountId }),
  /** The player is gone after so many days, unless the command is undone before. */
  delete: z.strictObject({ wait_days: z.number().int().min(1).max(90).default(14) }),
  enter_order: enteredOrder,
  /** Delivers an order of the player that was paid and never delivered. */
  redeliver_order: z.strictObject({ order_id: orderNumber }),
  hide_message: guildMessageNumber,
  show_message: guildMessageNumber,
} as const;

export type CommandKind = keyof typeof COMMAND_PARAMS;
export type CommandParams<K extends CommandKind = CommandKind> = z.infer<(typeof COMMAND_PARAMS)[K]>;

const ticket = z.string().trim().max(40).optional();
const revision = z.number().int().min(1);

/** Why, and on which state of the player it was decided: `revision` of the summary or of the preview. */
const about = { reason, ticket, expected_revision: revision };

/** A command needs them all, where there are any: codes of what its preview warned of. */
const accepted = { accepted_warnings: z.array(z.string().max(60)).max(20).optional() };
const run = { ...about, ...accepted };

function withParams<K extends CommandKind>(kind: K) {
  return z.strictObject({ kind: z.literal(kind), params: COMMAND_PARAMS[kind] });
}

const commands = {
  change_wallet: withParams('change_wallet'),
  give: withParams('give'),
  take: withParams('take'),
  send_mail: withParams('send_mail'),
  send_prepared_mail: withParams('send_prepared_mail'),
  recall_mail: withParams('recall_mail'),
  sanction: withParams('sanction'),
  lift_sanction: withParams('lift_sanction'),
  rename: withParams('rename'),
  set_vip: withParams('set_vip'),
  reset_progress: withParams('reset_progress'),
  unlink_device: withParams('unlink_device'),
  move_device: withParams('move_device'),
  merge_account: withParams('merge_account'),
  delete: withParams('delete'),
  enter_order: withParams('enter_order'),
  redeliver_order: withParams('redeliver_order'),
  hide_message: withParams('hide_message'),
  show_message: withParams('show_message'),
} as const satisfies { readonly [K in CommandKind]: unknown };

/** `POST …/players/:account/commands/preview`: what would happen; nothing does. */
export const previewCommandBody = z.discriminatedUnion('kind', [
  commands.change_wallet,
  commands.give,
  commands.take,
  commands.send_mail,
  commands.send_prepared_mail,
  commands.recall_mail,
  commands.sanction,
  commands.lift_sanction,
  commands.rename,
  commands.set_vip,
  commands.reset_progress,
  commands.unlink_device,
  commands.move_device,
  commands.merge_account,
  commands.delete,
  commands.enter_order,
  commands.redeliver_order,
  commands.hide_message,
  commands.show_message,
]);
export type PlayerCommand = z.infer<typeof previewCommandBody>;

/** `POST …/players/:account/commands`. With an `Idempotency-Key` it happens once, however often it is sent. */
export const runCommandBody = z.discriminatedUnion('kind', [
  commands.change_wallet.extend(run),
  commands.give.extend(run),
  commands.take.extend(run),
  commands.send_mail.extend(run),
  commands.send_prepared_mail.extend(run),
  commands.recall_mail.extend(run),
  commands.sanction.extend(run),
  commands.lift_sanction.extend(run),
  commands.rename.extend(run),
  commands.set_vip.extend(run),
  commands.reset_progress.extend(run),
  commands.unlink_device.extend(run),
  commands.move_device.extend(run),
  commands.merge_account.extend(run),
  commands.delete.extend(run),
  commands.enter_order.extend(run),
  commands.redeliver_order.extend(run),
  commands.hide_message.extend(run),
  commands.show_message.extend(run),
]);
export type RunCommandBody = z.infer<typeof runCommandBody>;

/** `POST …/commands/:command/undo`. */
export const undoCommandBody = z.object(about);
export type UndoCommandBody = z.infer<typeof undoCommandBody>;

/** What kind of thing about a player a command changes. */
export const COMMAND_SUBJECTS = [
  'session',
  'wallet',
  'possession',
  'mail',
  'sanction',
  'status',
  'name',
  'vip',
  'progress',
  'device',
  'sign_in',
  'left_behind',
  'deletion',
  'order',
  'message',
] as const;

/**
 * One thing that a command changes, as it was and as it is then. `asset_kind` and `target_id` say
 * which money or which record's things; `key` what else there are several of; `player` whose it is
 * where a command is about two.
 */
export const commandLine = z.object({
  subject: z.enum(COMMAND_SUBJECTS),
  asset_kind: z.string().nullable(),
  target_id: z.number().int().nullable(),
  key: z.string().nullable(),
  player: z.object({ account_id: accountId, name: z.string() }).optional(),
  before: jsonValue,
  after: jsonValue,
});
export type CommandLine = z.infer<typeof commandLine>;

const commandChange = z.object({ revision: z.number().int(), lines: z.array(commandLine) });

/** What a person should know before they go on, in the reader's language. */
export const commandWarning = z.object({ code: z.string(), message: z.string() });

/**
 * `revision`: the player's at the moment, to send as `expected_revision`. `warnings`: each has to be
 * accepted, by its code. `value_cents`: the worth of
 * what is given. `exceeds`: the daily limits that it goes beyond; then a second person has to approve.
 */
export const previewCommandAnswer = commandChange.extend({
  warnings: z.array(commandWarning),
  value_cents: z.number().int(),
  exceeds: z.array(exceededLimit),
});
export type PreviewCommandAnswer = z.infer<typeof previewCommandAnswer>;

/** Which game servers heard of it. `message`: none did, in the reader's language; what was done stands. */
export const commandDelivery = z.object({
  connected: z.number().int(),
  acknowledged: z.number().int(),
  message: z.string().nullable(),
});

export const commandAnswer = commandChange.extend({
  command_id: z.string(),
  can_undo: z.boolean(),
  delivery: commandDelivery,
});
export type CommandAnswer = z.infer<typeof commandAnswer>;

/** Status 202: nothing was changed yet. The command went beyond a daily limit and waits for a second person. */
export const waitingAnswer = z.object({
  approval_id: z.string(),
  expires_at: instant,
  value_cents: z.number().int(),
  exceeds: z.array(exceededLimit),
});
export type WaitingAnswer = z.infer<typeof waitingAnswer>;

/** `POST …/commands`: done, or waiting. */
export const runCommandAnswer = z.union([commandAnswer, waitingAnswer]);
export type RunCommandAnswer = z.infer<typeof runCommandAnswer>;

/** `GET …/commands`: what staff did to the player, newest first. */
export const commandRow = z.object({
  command_id: z.string(),
  kind: z.string(),
  at: instant,
  staff_id: z.number().int(),
  staff_name: z.string(),
  reason: z.string(),
  ticket: z.string().nullable(),
  lines: z.array(commandLine),
  can_undo: z.boolean(),
  /** The command that this one undid. */
  undoes: z.string().nullable(),
  undone_by: z.string().nullable(),
  /** When it takes effect, if not at once. */
  due_at: instant.nullable(),
});
export type CommandRow = z.infer<typeof commandRow>;

export const commandsAnswer = z.array(commandRow);
