import { dailyActivitySetting } from './daily-activity-setting.ts';
import { growthMissionSetting } from './growth-mission-setting.ts';
import { monumentRewardSetting } from './monument-reward-setting.ts';
import { questSetting } from './quest-setting.ts';
import { secretCommandSettingV2 } from './secret-command-setting-v2.ts';
import { secretCommandSetting } from './secret-command-setting.ts';
import { weeklyActivitySetting } from './weekly-activity-setting.ts';

/** Screens of the family, in menu order. */
export const missionsModules = [
  questSetting,
  dailyActivitySetting,
  weeklyActivitySetting,
  secretCommandSetting,
  secretCommandSettingV2,
  growthMissionSetting,
  monumentRewardSetting,
];
