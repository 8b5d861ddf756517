import { godAidPassiveSkillSetting } from './god-aid-passive-skill-setting.ts';
import { godAidSkillSetting } from './god-aid-skill-setting.ts';
import { godCgSetting } from './god-cg-setting.ts';
import { godDoppelgangerCostSetting } from './god-doppelganger-cost-setting.ts';
import { godLevelSetting } from './god-level-setting.ts';
import { godMightSetting } from './god-might-setting.ts';
import { godMissionSetting } from './god-mission-setting.ts';
import { godRaritySetting } from './god-rarity-setting.ts';
import { godSetting } from './god-setting.ts';
import { godSkillCostSetting } from './god-skill-cost-setting.ts';
import { godSkillSettingV2 } from './god-skill-setting-v2.ts';
import { godSpineUnlockSetting } from './god-spine-unlock-setting.ts';
import { godStarSetting } from './god-star-setting.ts';
import { godUnlockCostSetting } from './god-unlock-cost-setting.ts';

/** Screens of the family, in menu order. */
export const godsModules = [
  godSetting,
  godRaritySetting,
  godLevelSetting,
  godStarSetting,
  godSpineUnlockSetting,
  godMissionSetting,
  godSkillCostSetting,
  godSkillSettingV2,
  godAidSkillSetting,
  godAidPassiveSkillSetting,
  godMightSetting,
  godUnlockCostSetting,
  godDoppelgangerCostSetting,
  godCgSetting,
];
