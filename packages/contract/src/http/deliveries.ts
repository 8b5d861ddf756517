import type { ActionDefinition } from '@quartermaster/domain/actions/define-action';
import { deliveryRecipientState } from '@quartermaster/domain/enums/delivery-recipient-state';
import { deliveryRejectReason } from '@quartermaster/domain/enums/delivery-reject-reason';
import { deliveryState } from '@quartermaster/domain/enums/delivery-state';
import * as z from 'zod';
import { actionBody } from './action-body.ts';
import { APPROVAL_STATES } from './approvals.ts';
import { SEARCHED_BY } from './choices.ts';
import { mailReward } from './field-schema.ts';
import { formedText } from './formed-text.ts';
import { MAX_DELIVERY_IDS, MAX_EXPIRE_DAYS } from './limits.ts';
import { playerIdentity } from './player-identity.ts';
import { instant, instantInput } from './instant.ts';
import { sliceOf, sliceQuery } from './slice.ts';
import { assetAmount, mailText } from './player-records.ts';
import { playerFilters } from './player-search.ts';
import { recordReferences } from './records.ts';
import { exceededLimit } from './staff-limits.ts';

const servers = z.array(z.number().int().min(1).max(999_999_999)).min(1).max(200);

/**
 * The recipients of a delivery, on these servers: listed players (`server:account`, or an account that one
 * of the servers has), the players that a search finds, or all.
 */
const deliveryRecipients = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ids'),
    servers,
    ids: z.array(z.string().max(100)).min(1).max(MAX_DELIVERY_IDS),
  }),
  z.strictObject({
    kind: z.literal('condition'),
    servers,
    q: z.string().trim().max(200).default(''),
    by: z.enum(SEARCHED_BY).default('any'),
    filters: playerFilters.omit({ status: true }).strict(),
  }),
  z.strictObject({ kind: z.literal('everybody'), servers }),
]);

const written = (max: number) => {
  const text = z.string().trim().min(1).max(max);
  return z.strictObject({ en: text, zh: text, jp: text });
};

const letter = z.strictObject({
  title: written(40).describe('The title in each language.'),
  body: written(2000).describe('The text in each language.'),
  rewards: z.array(mailReward).max(10).default([]).describe('What comes with the mail.'),
  expire_days: z
    .number()
    .int()
    .min(1)
    .max(MAX_EXPIRE_DAYS)
    .default(30)
    .describe('After how many days the mail expires.'),
  send_at: instantInput
    .nullable()
    .default(null)
    .describe('When it is sent, UTC; null: at once when a staff member sends it.'),
  recipients: deliveryRecipients.describe(
    'Listed players, the players that a search finds, or all players of these servers.',
  ),
});

/** A mail to many players with its recipients, as staff write it. */
export type DeliveryLetter = z.infer<typeof letter>;

/** `POST /environments/:env/deliveries`. */
export const createDeliveryBody = letter.extend({
  copy_of: z
    .number()
    .int()
    .min(1)
    .max(999_999_999)
    .optional()
    .describe('The number of the delivery that it is a copy of.'),
});
export type CreateDeliveryBody = z.infer<typeof createDeliveryBody>;

/** `PUT …/deliveries/:id`: rewrites the draft at this revision. */
export const updateDeliveryBody = letter.extend({
  revision: z
    .number()
    .int()
    .min(1)
    .describe('The revision of the draft that was read; a later one is a conflict.'),
});
export type UpdateDeliveryBody = z.infer<typeof updateDeliveryBody>;

/** `GET …/deliveries/:id/written`: what it was made from, with a list in full. */
export const writtenDelivery = z.object({
  title: mailText,
  body: mailText,
  rewards: z.array(assetAmount),
  expire_days: z.number().int(),
  send_at: instant.nullable(),
  recipients: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ids'), servers, ids: z.array(z.string()) }),
    z.object({
      kind: z.literal('condition'),
      servers,
      q: z.string(),
      by: z.enum(SEARCHED_BY),
      filters: playerFilters,
    }),
    z.object({ kind: z.literal('everybody'), servers }),
  ]),
});
export type WrittenDelivery = z.infer<typeof writtenDelivery>;

/** The requested recipients, without the ids: those are recipients or rejects by then. */
const asked = z.object({
  kind: z.enum(['ids', 'condition', 'everybody']),
  servers: z.array(z.number().int()),
  q: z.string().optional(),
  by: z.enum(SEARCHED_BY).optional(),
  filters: playerFilters.optional(),
});

const count = z.number().int();

/** How many recipients are in each state, and how many rows were excluded. */
const deliveryCounts = z.object({
  total: count,
  waiting: count,
  unsent: count,
  sent: count,
  skipped: count,
  recalled: count,
  kept: count,
  rejected: count,
});

/** The latest request to send a delivery beyond the sender's daily limits, and the decision on it. */
const deliveryApproval = z.object({
  approval_id: z.string(),
  state: z.enum(APPROVAL_STATES),
  asked_by_name: z.string(),
  decided_by_name: z.string().nullable(),
  decision_reason: z.string().nullable(),
});

/**
 * A delivery as lists show it. `is_frozen`: the list of recipients is whole. `canary`: how many get
 * it first. `problem`: why it was held. `revision` is what a decision about it names.
 */
const deliveryRow = z.object({
  delivery_id: z.number().int(),
  state: z.enum(deliveryState.words),
  title: mailText,
  rewards: z.array(assetAmount),
  expire_days: count,
  send_at: instant.nullable(),
  asked,
  is_frozen: z.boolean(),
  counts: deliveryCounts,
  canary: count,
  problem: z.string().nullable(),
  created_by: z.string(),
  sent_by: z.string().nullable(),
  created_at: instant,
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  revision: count,
  approval: deliveryApproval.nullable(),
});
export type DeliveryRow = z.infer<typeof deliveryRow>;

/** `GET …/deliveries/:id`. `totals`: what all copies together give away. */
export const delivery = deliveryRow.extend({
  body: mailText,
  totals: z.array(assetAmount),
  references: recordReferences,
});
export type Delivery = z.infer<typeof delivery>;

/** `GET …/deliveries`, newest first. */
export const deliveriesQuery = sliceQuery.extend({
  state: z
    .enum([...deliveryState.words, 'open'])
    .optional()
    .describe('Only deliveries of this state; `open`: those that are not finished.'),
});
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;
/** `GET …/deliveries`. */
export const deliveriesAnswer = sliceOf(deliveryRow).extend({ references: recordReferences });
export type DeliveriesAnswer = z.infer<typeof deliveriesAnswer>;

/** What keeps a delivery from being sent, as sending would refuse it, or is a warning. */
const deliveryProblem = z.object({ code: z.string(), message: z.string() });

/** A mail as one of the recipients will read it. */
const deliverySample = z.object({
  ...playerIdentity,
  name: z.string(),
  title: mailText,
  body: mailText,
});

/**
 * `POST …/deliveries/:id/dry-run`: everything that sending does, of which nothing stays. `exceeds`: the
 * limits of the day that it goes beyond; then a second person has to approve. `warnings`: what to look at
 * before it is sent.
 */
export const dryRunAnswer = z.object({
  delivery,
  samples: z.array(deliverySample),
  problems: z.array(deliveryProblem),
  warnings: z.array(deliveryProblem),
  value_cents: count,
  exceeds: z.array(exceededLimit),
});
export type DryRunAnswer = z.infer<typeof dryRunAnswer>;

const version = z
  .string()
  .max(100)
  .optional()
  .describe('The version of the page, whose name `confirmation` repeats.');

/**
 * `POST …/deliveries/:id/{action}`, as `actions/delivery` of the domain defines it. A sending beyond the limits of the day waits for a second person, who reads the reason.
 */
export function decideDeliveryBody(action: ActionDefinition): z.ZodType<DecideDeliveryBody> {
  // The definition says which of the optional parts there are.
  return actionBody(action, {
    revision: z
      .number()
      .int()
      .min(1)
      .describe('The revision of the delivery that was seen; a later one is a conflict.'),
    ...(action.confirmsPlace ? { version } : {}),
  }) as z.ZodType<DecideDeliveryBody>;
}
/** Which of the optional parts an action takes is up to its definition. */
export type DecideDeliveryBody = {
  readonly revision: number;
  readonly reason?: string;
  readonly version?: string;
  readonly confirmation?: string;
};

/** `GET …/deliveries/:id/recipients`, by server and account. */
export const deliveryRecipientsQuery = sliceQuery.extend({
  state: z.enum(deliveryRecipientState.words).optional().describe('Only recipients of this state.'),
  q: formedText('positive_number', z.string().trim()).optional().describe('The number of an account.'),
});
export type DeliveryRecipientsQuery = z.infer<typeof deliveryRecipientsQuery>;

const deliveryRecipientRow = z.object({
  ...playerIdentity,
  name: z.string().nullable(),
  state: z.enum(deliveryRecipientState.words),
  mail_id: z.number().int().nullable(),
  at: instant.nullable(),
});
export type DeliveryRecipientRow = z.infer<typeof deliveryRecipientRow>;
/** `GET …/deliveries/:id/recipients`. */
export const deliveryRecipientsAnswer = sliceOf(deliveryRecipientRow);

/** `GET …/deliveries/:id/rejects`, in the order of the list. */
const deliveryRejectRow = z.object({
  row: z.number().int(),
  text: z.string(),
  reason: z.enum(deliveryRejectReason.words),
});
export type DeliveryRejectRow = z.infer<typeof deliveryRejectRow>;
/** `GET …/deliveries/:id/rejects`. */
export const deliveryRejectsAnswer = sliceOf(deliveryRejectRow);
