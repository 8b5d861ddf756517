import { batchAction } from '@quartermaster/domain/actions/redemption/index';
import { platform } from '@quartermaster/domain/enums/platform';
import { redeemCodeType } from '@quartermaster/domain/enums/redeem-code-type';
import * as z from 'zod';
import { actionBody } from './action-body.ts';
import { formedText } from './formed-text.ts';
import { accountId, playerIdentity } from './player-identity.ts';
import { instant } from './instant.ts';
import { sliceOf, sliceQuery } from './slice.ts';
import { assetAmount } from './player-records.ts';
import { recordReferences } from './records.ts';

const platforms = platform.values.map(({ value }) => value);

/**
 * `POST game/redemptions`: a player redeems a code. `request_id`: the same request of the same player
 * again gets the same answer and gives nothing more. `platform`: where the player plays.
 */
export const redeemBody = z.object({
  server_id: z.number().int().min(1).max(999_999_999).describe('The number of the game server.'),
  account_id: accountId.describe('The number of the account on that server.'),
  code: z.string().max(100).describe('The code as the player typed it.'),
  platform: z.enum(platforms).optional().describe('Where the player plays.'),
  request_id: z
    .string()
    .min(1)
    .max(100)
    .describe('Chosen by the caller: the same request again gets the same answer and gives nothing more.'),
});
export type RedeemBody = z.infer<typeof redeemBody>;

/** The rewards of the code; they are in the mail. */
export const redeemAnswer = z.object({
  batch_id: z.number().int().describe('The number of the batch.'),
  mail_id: z.number().int().describe('The mail that the rewards are in.'),
  rewards: z.array(assetAmount).describe('What the player gets.'),
  redeemed_at: instant.describe('When it was redeemed, UTC.'),
});
export type RedeemAnswer = z.infer<typeof redeemAnswer>;

/** `waiting`: its codes were not generated yet. `stopped`: they cannot be redeemed until it is reopened. */
const BATCH_STATES = ['waiting', 'generating', 'open', 'stopped'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/**
 * A batch of codes: what its setting says now, and once its codes exist, what held when they were
 * generated. `redeemed`: how often a code of it was redeemed. `changed_since`: fields of the setting
 * that say something else than they did then; they do not count. `periods`: when it counts, in UTC;
 * empty: always.
 */
const redemptionBatch = z.object({
  batch_id: z.number().int(),
  name: z.string(),
  code_type: z.enum(redeemCodeType.words),
  shared_code: z.string().nullable(),
  quantity: z.number().int(),
  per_user_limit: z.number().int(),
  exclusive_group: z.number().int().nullable(),
  rewards: z.array(assetAmount),
  server_ids: z.array(z.number().int()),
  platforms: z.array(z.string()),
  status: z.string(),
  periods: z.array(z.object({ start_date: instant, end_date: instant })),
  state: z.enum(BATCH_STATES),
  generated: z.number().int(),
  redeemed: z.number().int(),
  requested_by: z.string().nullable(),
  generated_at: instant.nullable(),
  stop: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  changed_since: z.array(z.string()),
});
export type RedemptionBatch = z.infer<typeof redemptionBatch>;

/** `GET …/redemption-batches`, newest first. `ids`: only these, comma-separated. */
export const batchesQuery = sliceQuery.extend({
  ids: formedText('number_list')
    .transform((text) => text.split(','))
    .pipe(z.array(z.string()).max(200))
    .optional()
    .describe('Numbers of batches, separated by commas; without it, all.'),
});
export type BatchesQuery = z.infer<typeof batchesQuery>;
/** `GET …/redemption-batches`. */
export const batchesAnswer = sliceOf(redemptionBatch);
export type BatchesAnswer = z.infer<typeof batchesAnswer>;

/** `GET …/redemption-batches/:batch`, with the records that its rewards name. */
export const batchAnswer = z.object({ batch: redemptionBatch, references: recordReferences });
export type BatchAnswer = z.infer<typeof batchAnswer>;

/**
 * `POST …/redemption-batches/:batch/{action}`, as `actions/redemption` of the domain defines it. `confirmation`:
 * the environment and version typed by a person, where it is protected.
 */
export const generateBody = actionBody(batchAction('generate')) as z.ZodType<{
  readonly confirmation?: string;
}>;
/** `POST …/redemption-batches/:batch/stop`. */
export const stopBody = actionBody(batchAction('stop')) as z.ZodType<{ readonly reason: string }>;
/** `POST …/redemption-batches/:batch/reopen`. */
export const reopenBody = actionBody(batchAction('reopen')) as z.ZodType<{
  readonly reason: string;
  readonly confirmation?: string;
}>;

const CODE_STATES = ['unused', 'used', 'suspended'] as const;

/** One code. `uses`: a shared code has many; `server_id` and `account_id` name the player of a unique one. */
const redemptionCode = z.object({
  no: z.number().int(),
  code: z.string(),
  state: z.enum(CODE_STATES),
  uses: z.number().int(),
  server_id: z.number().int().nullable(),
  account_id: z.number().int().nullable(),
  redeemed_at: instant.nullable(),
});
export type RedemptionCode = z.infer<typeof redemptionCode>;

/** `?q=`: what a code begins with. */
export const codesQuery = sliceQuery.extend({
  q: z.string().max(100).default('').describe('How the code begins.'),
});
export type CodesQuery = z.infer<typeof codesQuery>;

/** `GET …/redemption-batches/:batch/codes`, in the order they were drawn. */
export const codesAnswer = sliceOf(redemptionCode);

/** `GET …/redemption-codes?q=`: codes of every batch that begin with a text. */
export const findCodesQuery = z.object({
  q: z.string().trim().min(1).max(100).describe('How the code begins.'),
});

/** A code with the batch that it belongs to. */
const foundCode = redemptionCode.extend({ batch_id: z.number().int(), batch_name: z.string() });
export type FoundCode = z.infer<typeof foundCode>;

/** The first of them, by the alphabet. */
export const foundCodesAnswer = z.object({ data: z.array(foundCode) });
export type FoundCodesAnswer = z.infer<typeof foundCodesAnswer>;

/** `POST …/redemption-batches/:batch/codes/:no/suspend` and `/restore`. */
export const codeSwitchAnswer = redemptionCode;

/** Who redeemed which code; `name` is the player's, null where the player is gone. */
const redemptionRow = z.object({
  redemption_id: z.number().int(),
  code: z.string(),
  ...playerIdentity,
  name: z.string().nullable(),
  mail_id: z.number().int().nullable(),
  at: instant,
});
export type RedemptionRow = z.infer<typeof redemptionRow>;

/** `GET …/redemption-batches/:batch/redemptions`, newest first. */
export const redemptionsAnswer = sliceOf(redemptionRow);
