import { LINE_SUBJECTS } from '@quartermaster/domain/actions/commands';
import type { ActionDefinition } from '@quartermaster/domain/actions/define-action';
import { GUILD_ACTIONS, type GuildCommand } from '@quartermaster/domain/actions/guild/index';
import { PLAYER_ACTIONS, type PlayerCommand } from '@quartermaster/domain/actions/player/index';
import * as z from 'zod';
import { paramsSchema } from './field-schema.ts';
import { jsonValue } from './json.ts';
import { MAX_TICKET } from './limits.ts';
import { accountId } from './player-identity.ts';
import { instant } from './instant.ts';
import { reason } from './reason.ts';
import { exceededLimit } from './staff-limits.ts';

const ticket = z.string().trim().max(MAX_TICKET).optional().describe('The number of the support ticket.');
const revision = z
  .number()
  .int()
  .min(1)
  .describe('`revision` of the page or of the preview that was seen; a later one is a conflict.');

/** Why, and on which state of the player or guild it was decided: `revision` of its page or of the preview. */
const about = { reason, ticket, expected_revision: revision };

const accepted = {
  accepted_warnings: z
    .array(z.string().max(60))
    .max(20)
    .optional()
    .describe('The codes of all warnings of the preview, where it has any.'),
};
const run = z.object({ ...about, ...accepted });

/** Every action by its name, with what it takes and with more that is said beside it. */
function commandsWith(actions: readonly ActionDefinition[], more: z.core.$ZodLooseShape) {
  const [first, ...others] = actions.map((action) =>
    z.strictObject({
      kind: z.literal(action.kind).describe('The command.'),
      params: paramsSchema(action).describe('What the command does.'),
      ...more,
    }),
  );
  if (first === undefined) throw new Error('There is no action.');
  return z.discriminatedUnion('kind', [first, ...others]);
}

// The schemas are made of the definitions that the types are made of.
/** `POST …/players/:account/commands/preview`: what would happen; nothing does. */
export const previewCommandBody = commandsWith(PLAYER_ACTIONS, {}) as unknown as z.ZodType<PlayerCommand>;

/** `POST …/players/:account/commands`. With an `Idempotency-Key` it happens once, however often it is sent. */
export const runCommandBody = commandsWith(PLAYER_ACTIONS, run.shape) as unknown as z.ZodType<RunCommandBody>;
export type RunCommandBody = PlayerCommand & z.infer<typeof run>;

/** `POST …/guilds/:guild/commands/preview`. */
export const previewGuildCommandBody = commandsWith(GUILD_ACTIONS, {}) as unknown as z.ZodType<GuildCommand>;

/** `POST …/guilds/:guild/commands`: like a command on a player. */
export const runGuildCommandBody = commandsWith(
  GUILD_ACTIONS,
  run.shape,
) as unknown as z.ZodType<RunGuildCommandBody>;
export type RunGuildCommandBody = GuildCommand & z.infer<typeof run>;

/** `conflict` of a refused order: the one that has its receipt or its number. */
export const orderConflict = z.object({ order_id: z.string() });

/** `conflict` of a 409 `player_changed` or `guild_changed`: the revision that there is now. */
export const playerConflict = z.object({ revision });

/** `POST …/commands/:command/undo`; `…/undo/preview`, without a body, answers what it would change. */
export const undoCommandBody = z.object(about);
export type UndoCommandBody = z.infer<typeof undoCommandBody>;

/**
 * One thing that a command changes, as it was and as it is then. `asset_kind` and `target_id` say
 * which money or which record's things; `key` what else there are several of; `player` whose it is
 * where a command is about two, or about a guild and its members.
 */
export const commandLine = z.object({
  subject: z.enum(LINE_SUBJECTS),
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
const commandWarning = z.object({ code: z.string(), message: z.string() });

/**
 * `revision`: the player's or guild's at the moment, to send as `expected_revision`. `warnings`: each has to be
 * accepted, by its code. `value_cents`: the worth of
 * what is given. `exceeds`: the daily limits that it goes beyond; then a second person has to approve.
 */
export const previewCommandAnswer = commandChange.extend({
  warnings: z.array(commandWarning),
  value_cents: z.number().int(),
  exceeds: z.array(exceededLimit),
});
export type PreviewCommandAnswer = z.infer<typeof previewCommandAnswer>;

/** Which game servers heard of it. `message`: none did, in the reader's language; what was done is kept. */
const commandDelivery = z.object({
  connected: z.number().int(),
  acknowledged: z.number().int(),
  message: z.string().nullable(),
});

/** `POST …/commands` and `…/undo`: what was changed. `revision`: the player’s or guild’s after it. */
export const commandAnswer = commandChange.extend({
  command_id: z.string(),
  can_undo: z.boolean(),
  delivery: commandDelivery,
});
export type CommandAnswer = z.infer<typeof commandAnswer>;

/** Status 202: nothing was changed yet. The command waits for a second person, as the role only asks or a daily limit says. */
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

/** `GET …/commands`: what staff did to the player or guild, newest first. */
const commandRow = z.object({
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

/** `GET …/commands`. */
export const commandsAnswer = z.array(commandRow);
