import { ACTIVITY_DAYS } from '@quartermaster/contract/http/limits';
import type { PlayerActivityAnswer } from '@quartermaster/contract/http/overview';
import type { OverviewDependencies } from './overview-dependencies.ts';

const MINUTE_MILLISECONDS = 60_000;

type Kept = { readonly at: number; readonly answer: Promise<PlayerActivityAnswer> };

/**
 * What players did on each of the last days. Counting today reads every login of it, so that it is
 * done once a minute for an environment, however many look.
 */
export function createPlayerActivityReader({ database, branches, clock, playerStore }: OverviewDependencies) {
  const kept = new Map<number, Kept>();
  return async (env: string): Promise<PlayerActivityAnswer> => {
    const { id, gameTimeZone: timeZone } = await branches.getEnvironment(database, env);
    const now = clock.now();
    const known = kept.get(id);
    if (known !== undefined && now.getTime() - known.at < MINUTE_MILLISECONDS) return known.answer;
    const request = { environmentId: id, timeZone, now, days: ACTIVITY_DAYS };
    const answer = playerStore
      .activity(request)
      .then((days) => ({ game_time_zone: timeZone, days: [...days] }));
    kept.set(id, { at: now.getTime(), answer });
    // A failure is not cached: the next call asks again.
    answer.catch(() => kept.delete(id));
    return answer;
  };
}
