import { equipmentRaritySetting } from './equipment-rarity-setting.ts';
import { equipmentSetSetting } from './equipment-set-setting.ts';
import { equipmentSetting } from './equipment-setting.ts';
import { equipmentSkillPoolSetting } from './equipment-skill-pool-setting.ts';
import { equipmentUpgradeCostSetting } from './equipment-upgrade-cost-setting.ts';

/** Screens of the family, in menu order. */
export const equipmentModules = [
  equipmentSetting,
  equipmentRaritySetting,
  equipmentUpgradeCostSetting,
  equipmentSkillPoolSetting,
  equipmentSetSetting,
];
