import { iconBorderSetting } from './icon-border-setting.ts';
import { skinAvgSetting } from './skin-avg-setting.ts';
import { skinBonusStatSetting } from './skin-bonus-stat-setting.ts';
import { skinLevelSetting } from './skin-level-setting.ts';
import { skinSetting } from './skin-setting.ts';
import { skinTrialSetting } from './skin-trial-setting.ts';
import { titleSetting } from './title-setting.ts';

/** Screens of the family, in menu order. */
export const skinsProfileModules = [
  skinSetting,
  skinTrialSetting,
  skinBonusStatSetting,
  skinAvgSetting,
  skinLevelSetting,
  titleSetting,
  iconBorderSetting,
];
