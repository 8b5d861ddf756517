import { possessionKind } from '@quartermaster/domain/enums/possession-kind';
import { guildChange } from '@quartermaster/domain/enums/guild-change';
import { guildPosition } from '@quartermaster/domain/enums/guild-position';
import { loginResult } from '@quartermaster/domain/enums/login-result';
import { sanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import { sanctionReason } from '@quartermaster/domain/enums/sanction-reason';
import * as z from 'zod';
import { jsonValue } from './json.ts';
import { accountId } from './player-identity.ts';
import { instant } from './instant.ts';
import { sliceQuery } from './slice.ts';

/** Money of one kind. `paid_balance` is the part of `balance` that was paid for; null where nothing can be. */
export const walletRow = z.object({
  asset_kind: z.string(),
  balance: z.number().int(),
  paid_balance: z.number().int().nullable(),
  daily_gain: z.number().int(),
  daily_spend: z.number().int(),
  total_gain: z.number().int(),
  total_spend: z.number().int(),
  cap: z.number().int().nullable(),
  next_recover_at: instant.nullable(),
  updated_at: instant,
});
export type WalletRow = z.infer<typeof walletRow>;

/** `GET …/possessions`: the things of one kind. */
export const possessionsQuery = sliceQuery.extend({
  kind: z.enum(possessionKind.words).describe('What kind of possessions.'),
});

/** One thing a player owns, or a stack of equal ones. `data`: what is particular to its kind. */
export const possessionRow = z.object({
  kind: z.enum(possessionKind.words),
  instance_id: z.number().int(),
  config_id: z.number().int(),
  amount: z.number().int(),
  level: z.number().int().nullable(),
  star: z.number().int().nullable(),
  data: z.record(z.string(), jsonValue),
  obtained_at: instant,
  expires_at: instant.nullable(),
  source: z.string(),
});
export type PossessionRow = z.infer<typeof possessionRow>;

/** A player’s place in their guild. `contribution_…`, `oblations_…` and `boss_attempts` are the player’s own. */
export const guildMembership = z.object({
  guild_id: z.number().int(),
  name: z.string(),
  level: z.number().int(),
  members: z.number().int(),
  position: z.enum(guildPosition.words),
  joined_at: instant,
  contribution_today: z.number().int(),
  contribution_total: z.number().int(),
  oblations_today: z.number().int(),
  boss_attempts: z.number().int(),
});
export type GuildMembership = z.infer<typeof guildMembership>;

/** A change of a player’s membership. `by_account_id`: the player who made it, where it was another one. */
export const guildHistoryRow = z.object({
  guild_id: z.number().int(),
  name: z.string().nullable(),
  change: z.enum(guildChange.words),
  at: instant,
  by_account_id: accountId.nullable(),
  by_staff: z.boolean(),
});
export type GuildHistoryRow = z.infer<typeof guildHistoryRow>;

/** A message in a guild’s chat. `hidden_at`: since when players do not see it. */
export const guildMessage = z.object({
  guild_id: z.number().int(),
  message_id: z.number().int(),
  text: z.string(),
  at: instant,
  hidden_at: instant.nullable(),
});
export type GuildMessage = z.infer<typeof guildMessage>;

/** `GET …/guild`: the guild they are in, those they were in, and what they said there last. */
export const playerGuild = z.object({
  current: guildMembership.nullable(),
  history: z.array(guildHistoryRow),
  messages: z.array(guildMessage),
});
export type PlayerGuild = z.infer<typeof playerGuild>;

/** A sign-in of a player, also a failed one. `online_sec`: seconds until `logout_at`. */
export const loginRow = z.object({
  login_id: z.number().int(),
  login_at: instant,
  logout_at: instant.nullable(),
  ip: z.string(),
  country: z.string(),
  device_id: z.string(),
  device_model: z.string(),
  os: z.string(),
  app_version: z.string(),
  platform: z.string(),
  channel: z.string(),
  result: z.enum(loginResult.words),
  online_sec: z.number().int(),
});
export type LoginRow = z.infer<typeof loginRow>;

/** `ends_at` null: permanent. `reason_text` is what the player reads. Staff are named by their number. */
export const sanctionRow = z.object({
  sanction_id: z.number().int(),
  kind: z.enum(sanctionKind.words),
  reason: z.enum(sanctionReason.words),
  reason_text: z.string(),
  starts_at: instant,
  ends_at: instant.nullable(),
  by_staff_id: z.number().int().nullable(),
  lifted_at: instant.nullable(),
  lifted_by: z.number().int().nullable(),
  evidence: z.string().nullable(),
  ticket_no: z.string().nullable(),
  notice_sent: z.boolean(),
  /** Whether it holds at the moment. */
  in_force: z.boolean(),
});
export type SanctionRow = z.infer<typeof sanctionRow>;

/** A note that staff wrote about a player; players never see it. */
export const noteRow = z.object({
  note_id: z.number().int(),
  text: z.string(),
  author_id: z.number().int().nullable(),
  at: instant,
  is_pinned: z.boolean(),
});
export type NoteRow = z.infer<typeof noteRow>;
