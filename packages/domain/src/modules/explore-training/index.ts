import { exploreLevelupSetting } from './explore-levelup-setting.ts';
import { exploreRenewCostSetting } from './explore-renew-cost-setting.ts';
import { exploreRenewSetting } from './explore-renew-setting.ts';
import { exploreRequirementSetting } from './explore-requirement-setting.ts';
import { exploreSetting } from './explore-setting.ts';
import { trainItemSetting } from './train-item-setting.ts';
import { trainLevelSetting } from './train-level-setting.ts';
import { trainMissionSetting } from './train-mission-setting.ts';
import { trainSetting } from './train-setting.ts';

/** Screens of the family, in menu order. */
export const exploreTrainingModules = [
  exploreSetting,
  exploreLevelupSetting,
  exploreRequirementSetting,
  exploreRenewSetting,
  exploreRenewCostSetting,
  trainSetting,
  trainMissionSetting,
  trainLevelSetting,
  trainItemSetting,
];
