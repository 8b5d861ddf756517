import { battleFlag } from '@quartermaster/domain/enums/battle-flag';
import { battleResult } from '@quartermaster/domain/enums/battle-result';
import { drawKind } from '@quartermaster/domain/enums/draw-kind';
import { orderChannel } from '@quartermaster/domain/enums/order-channel';
import { orderState } from '@quartermaster/domain/enums/order-state';
import { playerMailSource } from '@quartermaster/domain/enums/player-mail-source';
import { playerMailState } from '@quartermaster/domain/enums/player-mail-state';
import { timelineKind } from '@quartermaster/domain/enums/timeline-kind';
import * as z from 'zod';
import { jsonValue } from './json.ts';
import { localizedText } from './language.ts';
import { accountId, playerIdentity } from './player-identity.ts';
import { instant, optionalInstantInput } from './instant.ts';
import { sliceQuery } from './slice.ts';

/** What was given or taken: a kind of asset, the record it is of (null for money), how many. */
export const assetAmount = z.object({
  asset_kind: z.string(),
  target_id: z.number().int().nullable(),
  amount: z.number().int(),
});
export type AssetAmount = z.infer<typeof assetAmount>;

/** A text in the languages it was written in. */
export const mailText = localizedText.partial();
export type MailText = z.infer<typeof mailText>;

/** A mail in a player’s mailbox. `source_id`: the record of `source_module` that it was sent for. `sent_by`: a staff member’s account. */
export const mailRow = z.object({
  mail_id: z.number().int(),
  source_module: z.enum(playerMailSource.words),
  source_id: z.string().nullable(),
  title: mailText,
  body: mailText,
  rewards: z.array(assetAmount),
  state: z.enum(playerMailState.words),
  sent_at: instant,
  read_at: instant.nullable(),
  claimed_at: instant.nullable(),
  expire_at: instant,
  sent_by: z.number().int().nullable(),
});
export type MailRow = z.infer<typeof mailRow>;

/** One prize of a draw. `group_no`: the group of the gachapon that it came from. */
const drawPrize = z.object({
  no: z.number().int(),
  group_no: z.number().int(),
  asset_kind: z.enum(['pet', 'pet_god']),
  target_id: z.number().int(),
  is_new: z.boolean(),
  rate_up: z.boolean(),
  guaranteed: z.boolean(),
});

/** `counter_…`: draws since the guarantee was met last. `release_hash` names the release whose odds held. */
export const drawRow = z.object({
  draw_id: z.number().int(),
  gachapon_id: z.number().int(),
  kind: z.enum(drawKind.words),
  step: z.number().int().nullable(),
  cost: z.array(assetAmount),
  results: z.array(drawPrize),
  counter_before: z.number().int(),
  counter_after: z.number().int(),
  release_hash: z.string().nullable(),
  created_at: instant,
});
export type DrawRow = z.infer<typeof drawRow>;

/** An order. `amount` is in `currency`; `usd_cents` is the same in hundredths of a US dollar. */
export const purchaseRow = z.object({
  purchase_id: z.number().int(),
  order_id: z.string(),
  third_party_order_id: z.string().nullable(),
  channel: z.enum(orderChannel.words),
  product_module: z.string(),
  product_id: z.number().int(),
  store_product_id: z.string(),
  currency: z.string(),
  amount: z.number(),
  usd_cents: z.number().int(),
  state: z.enum(orderState.words),
  rewards: z.array(assetAmount),
  vip_points: z.number().int(),
  created_at: instant,
  paid_at: instant.nullable(),
  delivered_at: instant.nullable(),
  refunded_at: instant.nullable(),
  receipt_hash: z.string().nullable(),
  ip: z.string().nullable(),
  device_id: z.string().nullable(),
});
export type PurchaseRow = z.infer<typeof purchaseRow>;

/**
 * Another order that came with the same receipt: of the same player, one payment charged twice; of
 * another player, a payment that was used again. `player` null: of the same one.
 */
export const sameReceipt = z.object({
  order_id: z.string(),
  player: z.object({ ...playerIdentity, name: z.string() }).nullable(),
});

/** An order as a player's page lists it; files of players have it without what belongs to others. */
export const listedPurchase = purchaseRow.extend({ same_receipts: z.array(sameReceipt) });
export type ListedPurchase = z.infer<typeof listedPurchase>;

const battleUnit = z.object({
  slot: z.number().int(),
  unit_type: z.enum(['pet', 'god']),
  unit_id: z.number().int(),
  level: z.number().int(),
  star: z.number().int(),
});

/** Of a fight against another player. `opponent` null: a bot. */
const arenaFacts = z.object({
  season: z.number().int(),
  opponent: accountId.nullable(),
  is_attack: z.boolean(),
  score_before: z.number().int(),
  score_after: z.number().int(),
  class_before: z.string(),
  class_after: z.string(),
});

/** A finished battle. `flags`: what looked suspicious. */
export const battleRow = z.object({
  record_id: z.number().int(),
  mode: z.string(),
  battle_id: z.number().int().nullable(),
  result: z.enum(battleResult.words),
  stars: z.number().int(),
  turns: z.number().int(),
  duration_sec: z.number().int(),
  team: z.array(battleUnit),
  damage: z.number().int(),
  rewards: z.array(assetAmount),
  client_hash: z.string().nullable(),
  flags: z.array(z.enum(battleFlag.words)),
  arena: arenaFacts.nullable(),
  created_at: instant,
});
export type BattleRow = z.infer<typeof battleRow>;

/** An entry of the game's log. What the numbers mean: `logSystem` and `logEventLabel` of the domain. */
export const logRow = z.object({
  id: z.number().int(),
  at: instant,
  user_level: z.number().int(),
  system_id: z.number().int(),
  sub_system_id: z.number().int(),
  reason_param_1: z.number().int().nullable(),
  reason_param_2: z.number().int().nullable(),
  platform: z.string().nullable(),
  before_value: z.string().nullable(),
  after_value: z.string().nullable(),
  ip: z.string().nullable(),
  asset_type: z.string().nullable(),
  asset_id: z.number().int().nullable(),
  asset_value: z.number().int().nullable(),
  staff_id: z.number().int().nullable(),
  action_type: z.string(),
  data: jsonValue,
  version: z.string().nullable(),
});
export type LogRow = z.infer<typeof logRow>;

/** A change made through the console. `config_id` null: money. */
export const ledgerRow = z.object({
  id: z.number().int(),
  asset_kind: z.string(),
  config_id: z.number().int().nullable(),
  delta: z.number().int(),
  balance_after: z.number().int(),
  command_id: z.string().nullable(),
  at: instant,
});
export type LedgerRow = z.infer<typeof ledgerRow>;

/**
 * `GET …/timeline`, newest first. `kinds`: comma-separated; all when missing. `from` and `to` belong to the
 * period. `asset`: a kind of money or thing; then only of entries that say how much of it came or went.
 */
export const timelineQuery = sliceQuery.extend({
  kinds: z.string().max(200).optional().describe('Kinds of entries, separated by commas.'),
  asset: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe('Entries about this asset, such as `gem` or `item:1001`.'),
  from: optionalInstantInput.describe('The earliest time, UTC.'),
  to: optionalInstantInput.describe('The latest time, UTC.'),
});
export type TimelineQuery = z.infer<typeof timelineQuery>;

/** Something that happened to a player; `row` is what the section of its kind shows. */
export const timelineEntry = z.object({
  kind: z.enum(timelineKind.words),
  at: instant,
  id: z.number().int(),
  row: z.record(z.string(), jsonValue),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
