import { levelSetting } from './level-setting.ts';
import { petStarCostSetting } from './pet-star-cost-setting.ts';

/** Screens of the family, in menu order. */
export const petGrowthModules = [levelSetting, petStarCostSetting];
