import {
  MAX_TODAYS_SANCTIONS,
  SANCTION_DAYS,
  type RecentSanctionsAnswer,
} from '@quartermaster/contract/http/overview';
import { nameStaffIn } from '../players/index.ts';
import type { OverviewDependencies } from './overview-dependencies.ts';

/** How many players were sanctioned on each of the last days of the game's clock, and who today. */
export async function readRecentSanctions(
  { database, branches, clock, playerStore }: OverviewDependencies,
  env: string,
): Promise<RecentSanctionsAnswer> {
  const { id: environmentId, gameTimeZone: timeZone } = await branches.getEnvironment(database, env);
  const { days, today } = await playerStore.recentSanctions({
    environmentId,
    timeZone,
    now: clock.now(),
    days: SANCTION_DAYS,
    limit: MAX_TODAYS_SANCTIONS,
  });
  const names = await nameStaffIn(database, today);
  return {
    game_time_zone: timeZone,
    days: [...days],
    today: today.map(({ by_staff_id: id, ...sanction }) => ({
      ...sanction,
      staff: id === null ? null : (names[id] ?? null),
    })),
  };
}
