import { AppError } from '@quartermaster/contract/errors/app-error';
import { instantOnWall, wallClock } from '@quartermaster/domain/simulation/wall-clock';
import type { Queryable } from '../../db/database.ts';
import { countReading, type AtWork, type Reading } from './daily-use.ts';

/**
 * Counts what a person reads of players towards their daily limits. No approval goes beyond these: an
 * admin changes the limit where the work needs more.
 * @throws AppError `read_limit`, `reveal_limit`
 */
export async function requireReading(db: Queryable, atWork: AtWork, reading: Reading): Promise<void> {
  const [exceeded] = await countReading(db, atWork, reading);
  if (exceeded === undefined) return;
  const { limit, most, used } = exceeded;
  throw new AppError(limit === 'reveals' ? 'reveal_limit' : 'read_limit', {
    most,
    used,
    ...nextDay(atWork),
  });
}

/** When the next day begins where the game's players are. */
function nextDay({ environment: { gameTimeZone: zone }, now }: AtWork) {
  const next = instantOnWall(now, 1, '00:00', zone);
  const { year, month, day, hour, minute } = wallClock(next, zone);
  const seconds = Math.ceil((next.getTime() - now.getTime()) / 1000);
  return { from: `${year}-${month}-${day} ${hour}:${minute}`, zone, seconds };
}
