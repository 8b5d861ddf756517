import { cycleBossLevelSetting } from './cycle-boss-level-setting.ts';
import { cycleBossRankingRewardSetting } from './cycle-boss-ranking-reward-setting.ts';
import { cycleBossRewardSetting } from './cycle-boss-reward-setting.ts';
import { cycleBossSetting } from './cycle-boss-setting.ts';
import { eventBossDamageRewardSetting } from './event-boss-damage-reward-setting.ts';
import { eventBossLevelSetting } from './event-boss-level-setting.ts';
import { eventBossRankingRewardSetting } from './event-boss-ranking-reward-setting.ts';
import { eventBossSetting } from './event-boss-setting.ts';
import { eventBossTreasureSetting } from './event-boss-treasure-setting.ts';
import { guildBossDamageRewardSetting } from './guild-boss-damage-reward-setting.ts';
import { guildBossLevelSetting } from './guild-boss-level-setting.ts';
import { guildBossPeriodSetting } from './guild-boss-period-setting.ts';
import { guildBossRankingRewardSetting } from './guild-boss-ranking-reward-setting.ts';
import { guildBossSetting } from './guild-boss-setting.ts';
import { worldBossBuffSetting } from './world-boss-buff-setting.ts';
import { worldBossDamageRewardSetting } from './world-boss-damage-reward-setting.ts';
import { worldBossRankingRewardSetting } from './world-boss-ranking-reward-setting.ts';
import { worldBossSetting } from './world-boss-setting.ts';
import { worldBossStageSetting } from './world-boss-stage-setting.ts';

/** Screens of the family, in menu order. */
export const bossesModules = [
  cycleBossSetting,
  cycleBossLevelSetting,
  cycleBossRewardSetting,
  cycleBossRankingRewardSetting,
  guildBossSetting,
  guildBossLevelSetting,
  guildBossPeriodSetting,
  guildBossDamageRewardSetting,
  guildBossRankingRewardSetting,
  worldBossSetting,
  worldBossStageSetting,
  worldBossDamageRewardSetting,
  worldBossRankingRewardSetting,
  worldBossBuffSetting,
  eventBossSetting,
  eventBossLevelSetting,
  eventBossDamageRewardSetting,
  eventBossRankingRewardSetting,
  eventBossTreasureSetting,
];
