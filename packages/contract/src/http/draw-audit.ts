import * as z from 'zod';
import { instant } from './instant.ts';
import { recordReferences } from './records.ts';
import { rowNumber } from './row-number.ts';

const deviation = {
  observed: z.number().int(),
  expected: z.number(),
  /** Null: too few are expected to tell. */
  sigma: z.number().nullable(),
  chance: z.number(),
  /** Draws that tell a deviation of a tenth; null: it never comes, or always. */
  enough: z.number().int().nullable(),
};

const auditedEntry = z.object({
  group_no: z.number().int(),
  asset_kind: z.enum(['pet', 'pet_god']),
  target_id: z.number().int(),
  is_featured: z.boolean(),
  ...deviation,
});

/** What made a finding one that chance does not explain. */
const AUDIT_REASONS = ['impossible', 'chi_square', 'featured'] as const;

/**
 * A gachapon in a release. `release` null: the draws name none, or one that the console does not know, and
 * `unknown` counts them. `chance`: 0 to 1, corrected for all findings of the run.
 */
const auditFinding = z.object({
  gachapon_id: z.number().int(),
  release: z.number().int().nullable(),
  release_hash: z.string(),
  draws: z.number().int(),
  unknown: z.number().int(),
  impossible: z.number().int(),
  chi_square: z.object({ statistic: z.number(), degrees: z.number().int(), chance: z.number() }),
  featured: z.object(deviation),
  entries: z.array(auditedEntry),
  chance: z.number(),
  reason: z.enum(AUDIT_REASONS).nullable(),
  first_at: instant,
  last_at: instant,
});
export type AuditFinding = z.infer<typeof auditFinding>;

/** `GET environments/:env/draw-audit`: narrowed to a release by its number, a gachapon by its id. */
export const drawAuditQuery = z.object({
  release: rowNumber.optional().describe('The number of a release.'),
  gachapon_id: rowNumber.optional().describe('The ID of a gachapon.'),
});
export type DrawAuditQuery = z.infer<typeof drawAuditQuery>;

/** `run` null: none so far. `by` null: the nightly run. `is_running`: another one is queued or at work. */
export const drawAuditAnswer = z.object({
  run: z
    .object({ id: z.number().int(), at: instant, by: z.string().nullable(), draws: z.number().int() })
    .nullable(),
  is_running: z.boolean(),
  findings: z.array(auditFinding),
  references: recordReferences,
});
export type DrawAuditAnswer = z.infer<typeof drawAuditAnswer>;

/** `GET draw-audit/alarms`: what the last nightly run of each environment found beyond chance. */
export const drawAlarmsAnswer = z.object({
  alarms: z.array(
    z.object({
      environment: z.string(),
      gachapon_id: z.number().int(),
      release: z.number().int().nullable(),
      chance: z.number(),
      reason: z.enum(AUDIT_REASONS),
      at: instant,
    }),
  ),
});
export type DrawAlarmsAnswer = z.infer<typeof drawAlarmsAnswer>;

/** `POST E/draw-audit`: the run goes on in the background. */
export const drawAuditStarted = z.object({ is_running: z.literal(true) });
