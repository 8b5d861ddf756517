import { battleBackgroundSetting } from './battle-background-setting.ts';
import { battleSetting } from './battle-setting.ts';
import { chapterSetting } from './chapter-setting.ts';
import { stageRewardSetting } from './stage-reward-setting.ts';
import { userLevelSetting } from './user-level-setting.ts';

/** Screens of the family, in menu order. */
export const battleChaptersModules = [
  chapterSetting,
  battleSetting,
  battleBackgroundSetting,
  stageRewardSetting,
  userLevelSetting,
];
