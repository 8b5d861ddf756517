import { guildChange } from '@quartermaster/domain/enums/guild-change';
import { guildPosition } from '@quartermaster/domain/enums/guild-position';
import { guildState } from '@quartermaster/domain/enums/guild-state';
import { userStatus } from '@quartermaster/domain/enums/user-status';
import * as z from 'zod';
import { idInAddress } from './formed-text.ts';
import { accountId } from './player-identity.ts';
import { instant } from './instant.ts';
import { sliceOf, sliceQuery } from './slice.ts';

/** `…/servers/:server/guilds/:guild`: a guild's number is its server's own. */
export const guildParams = {
  server: idInAddress.describe('The number of the game server.'),
  guild: idInAddress.describe('The number of the guild on that server.'),
};

/** `GET /environments/:environment/guilds`. */
export const guildSearchQuery = sliceQuery.extend({
  q: z.string().trim().max(60).optional().describe('The number of a guild, or a part of its name.'),
  server: idInAddress.optional().describe('The number of one game server; without it, all.'),
});
export type GuildSearchQuery = z.infer<typeof guildSearchQuery>;

const guildPerson = z.object({ account_id: accountId, name: z.string() });

/** A guild as lists show it. */
const guildRow = z.object({
  server_id: z.number().int(),
  guild_id: z.number().int(),
  name: z.string(),
  state: z.enum(guildState.words),
  level: z.number().int(),
  members: z.number().int(),
  /** Null: the leader is gone and has no successor yet. */
  leader: guildPerson.nullable(),
  created_at: instant,
});
export type GuildRow = z.infer<typeof guildRow>;

/** `GET E/guilds`. */
export const guildsAnswer = sliceOf(guildRow);

/** `GET …/guilds/:guild`. The members' activity is summed up. */
export const guildDetail = guildRow.extend({
  notice: z.string(),
  /** Null: as many as its level allows. */
  member_limit: z.number().int().nullable(),
  /** Which boss is next, a record of `guild-boss-setting`; null: the guild begins at the first one. */
  boss: z.object({ lap: z.number().int(), boss_id: z.number().int() }).nullable(),
  /** Increases with each change by staff, to send as `expected_revision`. */
  revision: z.number().int(),
  contribution_today: z.number().int(),
  contribution_total: z.number().int(),
  oblations_today: z.number().int(),
  boss_attempts: z.number().int(),
  messages: z.number().int(),
  hidden_messages: z.number().int(),
});
export type GuildDetail = z.infer<typeof guildDetail>;

const guildMember = guildPerson.extend({
  status: z.enum(userStatus.words),
  level: z.number().int(),
  position: z.enum(guildPosition.words),
  joined_at: instant,
  last_login_at: instant,
  contribution_today: z.number().int(),
  contribution_total: z.number().int(),
  oblations_today: z.number().int(),
  boss_attempts: z.number().int(),
});
export type GuildMember = z.infer<typeof guildMember>;

/** `GET …/members`: by position, then by what they gave. */
export const guildMembersAnswer = sliceOf(guildMember);

/** What happened between a guild and a player; `by`: who did it, if it was not the player. `by_staff`: staff did. */
const guildLogRow = z.object({
  id: z.number().int(),
  player: guildPerson,
  change: z.enum(guildChange.words),
  at: instant,
  by: guildPerson.nullable(),
  by_staff: z.boolean(),
});
export type GuildLogRow = z.infer<typeof guildLogRow>;

/** `GET …/history`, newest first. */
export const guildHistoryAnswer = sliceOf(guildLogRow);

/** `GET …/chat`, newest first. */
export const guildChatQuery = sliceQuery.extend({
  q: z.string().trim().max(60).optional().describe('A part of the message.'),
  author: idInAddress.optional().describe('The number of the account that wrote it.'),
  hidden: z.enum(['yes', 'no']).optional().describe('Only hidden messages, or only those that are not.'),
});
export type GuildChatQuery = z.infer<typeof guildChatQuery>;

/** A message. `hidden_by` null where the game hid it; `muted_until`: its author's, null: permanent. */
const chatMessage = z.object({
  message_id: z.number().int(),
  author: guildPerson.extend({
    status: z.enum(userStatus.words),
    position: z.enum(guildPosition.words).nullable(),
  }),
  text: z.string(),
  at: instant,
  hidden_at: instant.nullable(),
  hidden_by: z.number().int().nullable(),
  is_muted: z.boolean(),
  muted_until: instant.nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** `staff`: names of who hid messages, by number. */
export const guildChatAnswer = sliceOf(chatMessage).extend({ staff: z.record(z.string(), z.string()) });
export type GuildChatAnswer = z.infer<typeof guildChatAnswer>;
