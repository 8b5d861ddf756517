import { LIMITED, type Limited } from '@quartermaster/domain/permissions/staff-limits';
import type { RoleLimits, StaffLimits } from '../../api/staff-limits.ts';

/** How the limits are called where records are shown, in the order of the columns. */
const FIELDS = {
  value_cents: 'valueCents',
  players: 'players',
  recipients: 'recipients',
  exports: 'exports',
  players_read: 'playersRead',
  reveals: 'reveals',
} as const satisfies Readonly<Record<Limited, keyof RoleLimits>>;

/** Each limit by its name: what is typed into one box is kept without the values of the others. */
export type LimitValues = Readonly<Record<string, number | null>>;

export const limitName = ({ role, place }: RoleLimits, limit: Limited): string => `${role} ${place} ${limit}`;

export function limitValues({ limits }: StaffLimits): LimitValues {
  const named = limits.flatMap((row) =>
    LIMITED.map((limit) => [limitName(row, limit), row[FIELDS[limit]]] as const),
  );
  return Object.fromEntries(named);
}

/** The limits as they are sent: what is typed, and everything else as it is saved now. */
export function withValues({ limits }: StaffLimits, values: LimitValues): StaffLimits {
  const changed = (row: RoleLimits) =>
    LIMITED.map((limit) => [FIELDS[limit], values[limitName(row, limit)] ?? null] as const);
  return { limits: limits.map((row) => ({ ...row, ...Object.fromEntries(changed(row)) })) };
}
