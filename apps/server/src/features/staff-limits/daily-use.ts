import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ExceededLimit } from '@quartermaster/contract/http/staff-limits';
import type { Role } from '@quartermaster/domain/core/module';
import { dailyLimitsOf } from '@quartermaster/domain/permissions/staff-limits';
import { wallClock } from '@quartermaster/domain/simulation/wall-clock';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import { addPlayerToDay, addToDay, lockDays } from './daily-use.repo.ts';
import { readStaffLimits } from './staff-limits.repo.ts';

/** Somebody of the staff at work in an environment. */
export type AtWork = {
  readonly environment: Environment;
  readonly staff: { readonly id: number; readonly role: Role };
  readonly now: Date;
};

/** The day it is where the game's players are. */
export function dayIn(now: Date, timeZone: string): string {
  const { year, month, day } = wallClock(now, timeZone);
  return `${year}-${month}-${day}`;
}

/** Counts a change of a player, and answers the limits of the day that it goes beyond. */
export async function countChange(
  db: Queryable,
  { environment, staff, now }: AtWork,
  { player, valueCents }: { readonly player: PlayerRef; readonly valueCents: number },
): Promise<readonly ExceededLimit[]> {
  await lockDays(db, environment.id);
  const limits = dailyLimitsOf(await readStaffLimits(db), staff.role, environment.isProtected);
  const day = dayOf({ environment, staff, now });
  const done = await addToDay(db, day, { valueCents, exports: 0 });
  const { others, isNew } = await addPlayerToDay(db, day, player);
  return [
    ...beyond('value_cents', limits.value_cents, done.valueCents - valueCents, valueCents),
    ...(isNew ? beyond('players', limits.players, others, 1) : []),
  ];
}

/**
 * Counts a file of players' data that leaves the console.
 * @throws AppError `export_limit`
 */
export async function countExport(db: Queryable, { environment, staff, now }: AtWork): Promise<void> {
  await lockDays(db, environment.id);
  const { exports: most } = dailyLimitsOf(await readStaffLimits(db), staff.role, environment.isProtected);
  const done = await addToDay(db, dayOf({ environment, staff, now }), { valueCents: 0, exports: 1 });
  const [exceeded] = beyond('exports', most, done.exports - 1, 1);
  if (exceeded !== undefined)
    throw new AppError('export_limit', { most: exceeded.most, used: exceeded.used });
}

const dayOf = ({ environment, staff, now }: AtWork) => ({
  staffId: staff.id,
  environmentId: environment.id,
  day: dayIn(now, environment.gameTimeZone),
});

/** What needs nothing of a limit never goes beyond it: lifting a sanction gives nothing away. */
function beyond(
  limit: ExceededLimit['limit'],
  most: number | null,
  used: number,
  wanted: number,
): readonly ExceededLimit[] {
  return most === null || wanted <= 0 || used + wanted <= most ? [] : [{ limit, most, used, wanted }];
}
