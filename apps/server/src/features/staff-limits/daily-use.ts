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
  work: AtWork,
  { player, valueCents }: { readonly player: PlayerRef; readonly valueCents: number },
): Promise<readonly ExceededLimit[]> {
  const { limits, day } = await openDay(db, work);
  const done = await addToDay(db, day, { valueCents });
  const { others, isNew } = await addPlayerToDay(db, day, player);
  return [
    ...beyond('value_cents', limits.value_cents, done.valueCents - valueCents, valueCents),
    ...(isNew ? beyond('players', limits.players, others, 1) : []),
  ];
}

/** Counts mail to many players, and answers the limits of the day that it goes beyond. */
export async function countDelivery(
  db: Queryable,
  work: AtWork,
  { recipients, valueCents }: { readonly recipients: number; readonly valueCents: number },
): Promise<readonly ExceededLimit[]> {
  const { limits, day } = await openDay(db, work);
  const done = await addToDay(db, day, { valueCents, recipients });
  return [
    ...beyond('value_cents', limits.value_cents, done.valueCents - valueCents, valueCents),
    ...beyond('recipients', limits.recipients, done.recipients - recipients, recipients),
  ];
}

/** Counts a file of players' data that leaves the console, and answers whether that goes beyond the limit of the day. */
export async function countFile(db: Queryable, work: AtWork): Promise<ExceededLimit | undefined> {
  const { limits, day } = await openDay(db, work);
  const done = await addToDay(db, day, { exports: 1 });
  return beyond('exports', limits.exports, done.exports - 1, 1)[0];
}

/** The limits of the person's day and where it is counted, for nobody else until the transaction ends. */
async function openDay(db: Queryable, work: AtWork) {
  const { environment, staff } = work;
  await lockDays(db, environment.id);
  const limits = dailyLimitsOf(await readStaffLimits(db), staff.role, environment.isProtected);
  return { limits, day: dayOf(work) };
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
