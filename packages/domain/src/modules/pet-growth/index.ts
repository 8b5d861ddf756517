import { kizunaSetting } from './kizuna-setting.ts';
import { levelSetting } from './level-setting.ts';
import { petAwakenLevelSetting } from './pet-awaken-level-setting.ts';
import { petAwakenSkillSetting } from './pet-awaken-skill-setting.ts';
import { petQualityAdvanceSetting } from './pet-quality-advance-setting.ts';
import { petQualitySetting } from './pet-quality-setting.ts';
import { petStarCostSetting } from './pet-star-cost-setting.ts';
import { petStarSetting } from './pet-star-setting.ts';

/** Screens of the family, in menu order. */
export const petGrowthModules = [
  levelSetting,
  petQualitySetting,
  petQualityAdvanceSetting,
  petStarSetting,
  petStarCostSetting,
  petAwakenLevelSetting,
  petAwakenSkillSetting,
  kizunaSetting,
];
