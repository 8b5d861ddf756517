import { defineForm } from '../commands/command-form.ts';

type MessageNumber = { readonly guild_id: number; readonly message_id: number };

/** The message is given by the row where the action began: there is nothing to fill in but why. */
const MESSAGE_OF_ROW = {
  initial: { guild_id: 0, message_id: 0 },
  Fields: () => null,
  paramsOf: ({ guild_id, message_id }: MessageNumber) => ({ guild_id, message_id }),
} as const;

/** Hides a message from everybody who plays. */
export const hideMessageForm = defineForm<'hide_message', MessageNumber>(MESSAGE_OF_ROW);

/** Brings a hidden message back. */
export const showMessageForm = defineForm<'show_message', MessageNumber>(MESSAGE_OF_ROW);
