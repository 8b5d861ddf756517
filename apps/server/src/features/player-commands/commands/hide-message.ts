import { AppError } from '@quartermaster/contract/errors/app-error';
import { defineCommand, lineOf, type CommandContext, type CommandOutcome } from '../command.ts';
import { CHAT_HIDE } from '../log-entries.ts';

type Message = { readonly guild_id: number; readonly message_id: number };

/** Hides a message of the player in a guild from all players. */
export const hideMessage = defineCommand<'hide_message', Message>({
  kind: 'hide_message',
  apply: async (context, message) => ({ ...(await setHidden(context, message, true)), undo: message }),
  undo: (context, message) => setHidden(context, message, false),
});

/** Shows a hidden message again, also one that a colleague hid. */
export const showMessage = defineCommand<'show_message', Message>({
  kind: 'show_message',
  apply: async (context, message) => ({ ...(await setHidden(context, message, false)), undo: message }),
  undo: (context, message) => setHidden(context, message, true),
});

async function setHidden(
  { change, staff }: CommandContext,
  { guild_id: guildId, message_id: messageId }: Message,
  isHidden: boolean,
): Promise<CommandOutcome> {
  const message = await change.guildMessage(guildId, messageId);
  if (message === null) throw new AppError('message_not_found', { message_id: messageId });
  if ((message.hidden_at !== null) === isHidden) return { lines: [], log: [] };
  await change.setMessageHidden(message, { isHidden, byStaffId: staff.id });
  const [before, after] = isHidden ? ['shown', 'hidden'] : ['hidden', 'shown'];
  const { text } = message;
  return {
    lines: [lineOf('message', { text, state: before }, { text, state: after }, { key: String(messageId) })],
    log: [
      {
        system: 'GUILD',
        subSystem: CHAT_HIDE,
        actionType: isHidden ? 'hide' : 'show',
        reasonParam1: guildId,
        reasonParam2: messageId,
        before,
        after,
      },
    ],
  };
}
