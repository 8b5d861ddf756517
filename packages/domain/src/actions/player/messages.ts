import { field } from '../../core/define-field.ts';
import { defineAction } from '../define-action.ts';
import { message } from '../lines.ts';
import { ADMINS } from '../roles.ts';

/** A message that the player wrote in a guild. */
const FIELDS = {
  guild_id: field.id(['Guild', '公會', 'ギルド']),
  message_id: field.integer(['Message', '訊息', 'メッセージ'], [1]),
};

/** Hides a message from all players. */
export const hideMessage = defineAction({
  kind: 'hide_message',
  subject: 'player',
  title: ['Hide message', '隱藏訊息', 'メッセージの非表示'],
  verb: ['Hide', '隱藏', '非表示にする'],
  place: 'guild_chat',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  reachesDeleted: true,
  fields: FIELDS,
  given: ['guild_id', 'message_id'],
  lines: { message },
});

/** Shows a hidden message again, also one that a colleague hid. */
export const showMessage = defineAction({
  kind: 'show_message',
  subject: 'player',
  title: ['Unhide message', '恢復顯示訊息', 'メッセージの再表示'],
  verb: ['Unhide', '恢復顯示', '再表示する'],
  place: 'guild_chat',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  reachesDeleted: true,
  fields: FIELDS,
  given: ['guild_id', 'message_id'],
  lines: { message },
});
