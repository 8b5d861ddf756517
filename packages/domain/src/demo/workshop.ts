import type { RecordData } from '../core/json.ts';
import { demoArtifacts, demoArtifactSkills } from './artifacts.ts';
import {
  demoCrystals,
  demoEquipmentLevels,
  demoEquipmentSales,
  demoMerging,
  demoRecipes,
} from './equipment-crafting.ts';
import {
  demoPetEquipment,
  demoPetEquipmentLevels,
  demoPetEquipmentNodes,
  demoPetEquipmentSkills,
} from './pet-equipment.ts';

/** What is done to equipment beside strengthening it, and pieces that are no ordinary ones. */
export function demoWorkshop(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'equipment-merge-cost-setting': demoMerging(),
    'equipment-job-merge-cost-setting': demoRecipes(),
    'equipment-level-setting': demoEquipmentLevels(),
    'equipment-sell-setting': demoEquipmentSales(),
    'equipment-artifact-skill-settings': demoArtifactSkills(),
    'equipment-artifact-setting': demoArtifacts(),
    'pet-specific-equipment-setting': demoPetEquipment(),
    'pet-specific-equipment-level-setting': demoPetEquipmentLevels(),
    'pet-specific-equipment-skill-setting': demoPetEquipmentSkills(),
    'pet-specific-equipment-skill-setting-v2': demoPetEquipmentNodes(),
    'crystal-strengthen-setting': demoCrystals(),
  };
}
