import { crystalStrengthenSetting } from './crystal-strengthen-setting.ts';
import { equipmentArtifactSetting } from './equipment-artifact-setting.ts';
import { equipmentArtifactSkillSettings } from './equipment-artifact-skill-settings.ts';
import { equipmentJobMergeCostSetting } from './equipment-job-merge-cost-setting.ts';
import { equipmentLevelSetting } from './equipment-level-setting.ts';
import { equipmentMergeCostSetting } from './equipment-merge-cost-setting.ts';
import { equipmentRaritySetting } from './equipment-rarity-setting.ts';
import { equipmentSellSetting } from './equipment-sell-setting.ts';
import { equipmentSetSetting } from './equipment-set-setting.ts';
import { equipmentSetting } from './equipment-setting.ts';
import { equipmentSkillPoolSetting } from './equipment-skill-pool-setting.ts';
import { equipmentUpgradeCostSetting } from './equipment-upgrade-cost-setting.ts';
import { petSpecificEquipmentLevelSetting } from './pet-specific-equipment-level-setting.ts';
import { petSpecificEquipmentSetting } from './pet-specific-equipment-setting.ts';
import { petSpecificEquipmentSkillSetting } from './pet-specific-equipment-skill-setting.ts';
import { petSpecificEquipmentSkillSettingV2 } from './pet-specific-equipment-skill-setting-v2.ts';

/** Screens of the family, in menu order. */
export const equipmentModules = [
  equipmentSetting,
  equipmentRaritySetting,
  equipmentMergeCostSetting,
  equipmentJobMergeCostSetting,
  equipmentUpgradeCostSetting,
  equipmentSkillPoolSetting,
  equipmentSetSetting,
  equipmentLevelSetting,
  equipmentSellSetting,
  equipmentArtifactSetting,
  equipmentArtifactSkillSettings,
  petSpecificEquipmentSetting,
  petSpecificEquipmentLevelSetting,
  petSpecificEquipmentSkillSetting,
  petSpecificEquipmentSkillSettingV2,
  crystalStrengthenSetting,
];
