import { pvpBotSetting } from './pvp-bot-setting.ts';
import { pvpClassSetting } from './pvp-class-setting.ts';
import { pvpConversationSetting } from './pvp-conversation-setting.ts';
import { pvpDailyRewardSetting } from './pvp-daily-reward-setting.ts';
import { pvpRankingSetting } from './pvp-ranking-setting.ts';
import { pvpSetting } from './pvp-setting.ts';
import { pvpWeeklyRewardSetting } from './pvp-weekly-reward-setting.ts';

/** Screens of the family, in menu order. */
export const pvpModules = [
  pvpSetting,
  pvpClassSetting,
  pvpBotSetting,
  pvpConversationSetting,
  pvpDailyRewardSetting,
  pvpWeeklyRewardSetting,
  pvpRankingSetting,
];
