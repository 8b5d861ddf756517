import { updateStaffLimits } from '@quartermaster/domain/actions/staff/settings';
import { ROLES } from '@quartermaster/domain/core/module';
import { APPROVABLE_LIMITS, LIMIT_PLACES } from '@quartermaster/domain/permissions/staff-limits';
import * as z from 'zod';
import { actionBody } from './action-body.ts';

const MAX_CENTS = 100_000_000;
const MAX_COUNT = 1_000_000;

const most = (max: number) => z.number().int().min(0).max(max).nullable();

/** What people of a role may do in a day; null: any number. */
const roleLimits = z.strictObject({
  role: z.enum(ROLES),
  place: z.enum(LIMIT_PLACES),
  value_cents: most(MAX_CENTS),
  players: most(MAX_COUNT),
  recipients: most(MAX_COUNT),
  exports: most(MAX_COUNT),
  players_read: most(MAX_COUNT),
  reveals: most(MAX_COUNT),
});

/** `GET staff-limits`: one entry for each role in each kind of environment. */
export const staffLimits = z.object({ limits: z.array(roleLimits) });
export type StaffLimits = z.infer<typeof staffLimits>;

const COUNT = ROLES.length * LIMIT_PLACES.length;

/** `PUT staff-limits`: all of them. */
export const updateStaffLimitsBody = actionBody(updateStaffLimits, {
  limits: z
    .array(roleLimits)
    .length(COUNT)
    .refine((limits) => new Set(limits.map(({ role, place }) => `${role} ${place}`)).size === COUNT)
    .describe('All limits per day, one entry for each role in each kind of environment; null: no limit.'),
}) as z.ZodType<StaffLimits>;

/** A limit that something goes beyond: how much is allowed, was done already, and would come on top. */
export const exceededLimit = z.object({
  limit: z.enum(APPROVABLE_LIMITS),
  most: z.number().int(),
  used: z.number().int(),
  wanted: z.number().int(),
});
export type ExceededLimit = z.infer<typeof exceededLimit>;
