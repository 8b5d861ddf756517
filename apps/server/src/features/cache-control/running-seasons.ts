import type { BoardName, RunningSeason } from '@quartermaster/contract/http/cache-control';
import type { Registry } from '@quartermaster/domain/core/module';
import { cycleBossSetting } from '@quartermaster/domain/modules/bosses/cycle-boss-setting';
import { eventBossSetting } from '@quartermaster/domain/modules/bosses/event-boss-setting';
import { guildBossPeriodSetting } from '@quartermaster/domain/modules/bosses/guild-boss-period-setting';
import { worldBossSetting } from '@quartermaster/domain/modules/bosses/world-boss-setting';
import { megaEventSetting } from '@quartermaster/domain/modules/events/mega-event-setting';
import { threeOnThreeSetting } from '@quartermaster/domain/modules/pvp-3v3/3v3-setting';
import { pvpSetting } from '@quartermaster/domain/modules/pvp/pvp-setting';
import { slgSeasonSetting } from '@quartermaster/domain/modules/slg/slg-season-setting';
import type { Database } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import { contentForPlayers, openRecords } from '../releases/index.ts';

/** What opens and closes the season of each ranking. Arenas without an opening time have no pause. */
const SEASONS: Readonly<Record<BoardName, string>> = {
  pvp: pvpSetting.key,
  '3v3': threeOnThreeSetting.key,
  slg: slgSeasonSetting.key,
  guild_boss: guildBossPeriodSetting.key,
  world_boss: worldBossSetting.key,
  event_boss: eventBossSetting.key,
  cycle_boss: cycleBossSetting.key,
  mega_event: megaEventSetting.key,
};

type Dependencies = { readonly database: Database; readonly registry: Registry };

/** The rankings that players are climbing now, as the live release has their seasons. */
export async function findRunningSeasons(
  { database, registry }: Dependencies,
  { id, gameTimeZone }: Pick<Environment, 'id' | 'gameTimeZone'>,
  now: Date,
): Promise<readonly RunningSeason[]> {
  return database.transaction(async (tx) => {
    const content = await contentForPlayers(tx, id);
    if (content === null) return [];
    const seasons: RunningSeason[] = [];
    for (const [board, key] of Object.entries(SEASONS)) {
      const module = registry.find(key);
      if (module === undefined) continue;
      const named = (record_id: string) => ({ board: board as BoardName, module: key, record_id });
      seasons.push(...(await openRecords(tx, module, content, { now, gameTimeZone })).map(named));
    }
    return seasons;
  });
}
