import { demoGrowthPackages } from './growth-packages.ts';
import { demoMazeChests, demoMazeFloors, demoMazeRewards, demoMazes, demoMazeShops } from './maze-places.ts';
import { demoEnergies, demoReturningMails } from './energies.ts';
import {
  demoExplorations,
  demoExploreLevels,
  demoExploreRefresh,
  demoExploreRefreshCosts,
  demoExploreRequirements,
} from './outings.ts';
import { demoFacilities, demoFacilityLevels, demoFacilityMissions, demoTrainingItems } from './training.ts';
import type { RecordData } from '../core/json.ts';
import { demoArenaClasses } from './arena-classes.ts';
import {
  demoArena,
  demoArenaBots,
  demoArenaDays,
  demoArenaLines,
  demoArenaRanking,
  demoArenaWeeks,
} from './arena.ts';
import { demo3v3BuffPeriods, demo3v3Buffs } from './arena-3v3-buffs.ts';
import {
  demo3v3Bots,
  demo3v3Days,
  demo3v3Deeds,
  demo3v3Groups,
  demo3v3Orders,
  demo3v3Places,
  demo3v3Results,
  demo3v3Weeks,
  demoArena3v3,
} from './arena-3v3.ts';
import { demoBackgrounds } from './backgrounds.ts';
import { storyBattles } from './battles.ts';
import { demoBlocks } from './blocks.ts';
import { bossBattles } from './boss-battles.ts';
import { demoBosses } from './bosses.ts';
import { demoChapters } from './chapters.ts';
import { demoCodeBatches } from './code-batches.ts';
import { demoDailyOffers } from './daily-offers.ts';
import {
  demoEventTowerLevels,
  demoEventTowerRewards,
  demoEventTowers,
  eventTowerBattles,
} from './event-towers.ts';
import { demoGachaSeasons } from './gacha-seasons.ts';
import { demoGachaponExtras } from './gachapon-extras.ts';
import { demoLobby } from './lobby.ts';
import { demoGuilds } from './guilds.ts';
import { demoLoginPackages } from './login-packages.ts';
import { demoGrowthMissions, demoMonuments } from './growth-missions.ts';
import { demoMall } from './mall.ts';
import { demoMazeBuffs, demoMazeEvents, demoMazeNodes, demoMazeSkills } from './maze.ts';
import { demoMessageEffects } from './message-effects.ts';
import { demoAnnouncements, demoMails } from './messages.ts';
import { demoLoops, demoLoopSteps, demoOnceTriggers, demoProductLists } from './offers.ts';
import { demoDailyActivity, demoQuests, demoWeeklyActivity } from './quests.ts';
import { demoOldPasses, demoPasses } from './season-passes.ts';
import { demoOfflinePools } from './offline-pools.ts';
import { demoPalace } from './palace.ts';
import { demoPopups } from './popups.ts';
import { demoCdn, demoGuildRules, demoServers, demoTimeOffset } from './servers.ts';
import { demoSlg } from './slg.ts';
import { demoSchedules } from './schedules.ts';
import { demoStageRewards } from './stage-rewards.ts';
import { demoStorePools, demoStores } from './stores.ts';
import { demoStories } from './stories.ts';
import { demoSuperAccounts } from './super-accounts.ts';
import { demoTopups } from './topups.ts';
import { demoFloors, demoTowers, towerBattles } from './towers.ts';
import { demoVipLevels } from './vip-levels.ts';

/** The world around the pets: where they fight, what is sold, what players read. Parents before children. */
export function demoWorld(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'server-setting': demoServers(),
    'cdn-setting': demoCdn(),
    'time-offset': demoTimeOffset(),
    sac: demoSuperAccounts(),
    'vip-control': demoVipLevels(),
    'block-setting': demoBlocks(),
    'mail-setting': demoMails(),
    'code-redeem-setting': demoCodeBatches(),
    'announcement-setting': demoAnnouncements(),
    'message-effect-setting': demoMessageEffects(),
    ...demoPopups(),
    ...demoLobby(),
    'avg-setting': demoStories(),
    'battle-background-setting': demoBackgrounds(),
    'battle-setting': [...storyBattles(), ...towerBattles(), ...eventTowerBattles(), ...bossBattles()],
    'chapter-setting': demoChapters(),
    'stage-reward-setting': demoStageRewards(),
    'pve-tower-setting': demoTowers(),
    'pve-floor-setting': demoFloors(),
    'event-tower-setting': demoEventTowers(),
    'event-tower-level-setting': demoEventTowerLevels(),
    'event-tower-reward-setting': demoEventTowerRewards(),
    ...together(),
    ...demoPalace(),
    'system-schedule-setting': demoSchedules(),
    ...demoGachaponExtras(),
    ...demoGachaSeasons(),
    'offline-item-setting': demoOfflinePools(),
    'mall-setting': demoMall(),
    'store-pool-setting': demoStorePools(),
    'store-setting': demoStores(),
    'login-package-setting': demoLoginPackages(),
    'once-trigger-package-setting': demoOnceTriggers(),
    'loop-trigger-package-setting': demoLoops(),
    'loop-trigger-package-sub-setting': demoLoopSteps(),
    ...demoDailyOffers(),
    ...demoProductLists(),
    ...missions(),
    ...arena(),
    ...demoTopups(),
    ...arena3v3(),
    ...outings(),
    ...mazes(),
    'growth-package-setting': demoGrowthPackages(),
    'energy-setting': demoEnergies(),
    'reboiler-mail-setting': demoReturningMails(),
  };
}

function mazes(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'maze-setting': demoMazes(),
    'maze-floor-setting': demoMazeFloors(),
    'maze-reward-setting': demoMazeRewards(),
    'maze-shop-setting': demoMazeShops(),
    'maze-treasure-setting': demoMazeChests(),
    'maze-buff-skill-setting': demoMazeSkills(),
    'maze-buff-setting': demoMazeBuffs(),
    'maze-event-setting': demoMazeEvents(),
    'maze-node-setting': demoMazeNodes(),
  };
}

/** What pets do while their player is away. */
function outings(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'explore-setting': demoExplorations(),
    'explore-requirement-setting': demoExploreRequirements(),
    'explore-levelup-setting': demoExploreLevels(),
    'explore-renew-setting': demoExploreRefresh(),
    'explore-renew-cost-setting': demoExploreRefreshCosts(),
    'train-setting': demoFacilities(),
    'train-level-setting': demoFacilityLevels(),
    'train-mission-setting': demoFacilityMissions(),
    'train-item-setting': demoTrainingItems(),
  };
}

/** What players do together. */
function together(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return { 'guild-setting': demoGuildRules(), ...demoGuilds(), ...demoBosses(), ...demoSlg() };
}

function missions(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'quest-setting': demoQuests(),
    'daily-activity-setting': demoDailyActivity(),
    'weekly-activity-setting': demoWeeklyActivity(),
    'secret-command-setting': demoOldPasses(),
    'secret-command-setting-v2': demoPasses(),
    'growth-mission-setting': demoGrowthMissions(),
    'monument-reward-setting': demoMonuments(),
  };
}

function arena(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'pvp-setting': demoArena(),
    'pvp-class-setting': demoArenaClasses(),
    'pvp-bot-setting': demoArenaBots(),
    'pvp-conversation-setting': demoArenaLines(),
    'pvp-daily-reward-setting': demoArenaDays(),
    'pvp-weekly-reward-setting': demoArenaWeeks(),
    'pvp-ranking-setting': demoArenaRanking(),
  };
}

function arena3v3(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    '3v3-setting': demoArena3v3(),
    '3v3-group-setting': demo3v3Groups(),
    '3v3-group-order-setting': demo3v3Orders(),
    '3v3-ranking-group-setting': demo3v3Places(),
    '3v3-last-quarter-setting': demo3v3Results(),
    '3v3-accumulate-reward-setting': demo3v3Deeds(),
    '3v3-bot-setting': demo3v3Bots(),
    '3v3-daily-reward-setting': demo3v3Days(),
    '3v3-weekly-reward-setting': demo3v3Weeks(),
    '3v3-buff-setting': demo3v3Buffs(),
    '3v3-buff-period-setting': demo3v3BuffPeriods(),
  };
}
