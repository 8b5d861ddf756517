import { assetKind } from '@quartermaster/domain/enums/asset-kind';
import { possessionKind } from '@quartermaster/domain/enums/possession-kind';
import { sanctionKind } from '@quartermaster/domain/enums/sanction-kind';
import { sanctionReason } from '@quartermaster/domain/enums/sanction-reason';
import * as z from 'zod';
import { namedInstant } from './formed-text.ts';

const MAX_ID = 999_999_999;
/** The largest amount there is. */
export const MAX_AMOUNT = 999_999_999;

/** The number of a record of the game. */
export const recordId = z.number().int().min(1).max(MAX_ID);
/** How many of something. */
export const amount = z.number().int().min(1).max(MAX_AMOUNT);

/** A mail is written in all three languages. */
export const writtenText = (max: number) => {
  const text = z.string().trim().min(1).max(max);
  return z.strictObject({ en: text, zh: text, jp: text });
};

const assetKinds = assetKind.values.map(({ value }) => value);

/** One thing that comes with a mail. */
export const mailReward = z.strictObject({
  asset_kind: z.enum(assetKinds),
  target_id: recordId.nullable().default(null),
  amount,
});

/** Things of one record that are given. */
export const givenThing = z.strictObject({
  kind: z.enum(possessionKind.words),
  config_id: recordId,
  amount,
  /** Null: for good. */
  expires_at: namedInstant.nullable().default(null),
});

/** What is taken away of one thing that is owned. */
export const takenThing = z.strictObject({
  kind: z.enum(possessionKind.words),
  instance_id: z.number().int().min(1),
  amount,
});

/** `ends_at` null: for good. `message` is what the player reads. */
/** Whether who plays as this player now is thrown out of the game. */
export const endSessions = z.boolean().default(false);

export const imposedSanction = z.strictObject({
  kind: z.enum(sanctionKind.words),
  reason: z.enum(sanctionReason.words),
  message: z.string().trim().min(1).max(200),
  ends_at: namedInstant.nullable(),
  evidence: z.string().trim().max(500).optional(),
  end_sessions: endSessions,
});

/** A message that the player wrote in a guild. */
export const guildMessageNumber = z.strictObject({ guild_id: recordId, message_id: z.number().int().min(1) });
