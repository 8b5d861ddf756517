import { angelBlessingSetting } from './angel-blessing-setting.ts';
import { angelLevelSetting } from './angel-level-setting.ts';
import { angelSetting } from './angel-setting.ts';
import { angelSkillSetting } from './angel-skill-setting.ts';
import { angelStarSetting } from './angel-star-setting.ts';
import { garrisonEventSetting } from './garrison-event-setting.ts';
import { garrisonLevelSetting } from './garrison-level-setting.ts';
import { garrisonRewardSetting } from './garrison-reward-setting.ts';
import { garrisonSetting } from './garrison-setting.ts';
import { guardianFormationSetting } from './guardian-formation-setting.ts';
import { guardianLevelSetting } from './guardian-level-setting.ts';
import { guardianSetting } from './guardian-setting.ts';
import { guardianSkillSetting } from './guardian-skill-setting.ts';
import { guardianStarSetting } from './guardian-star-setting.ts';
import { palaceBackgroundSetting } from './palace-background-setting.ts';
import { secretaryDialogueSetting } from './secretary-dialogue-setting.ts';
import { secretaryGiftSetting } from './secretary-gift-setting.ts';
import { secretaryLevelSetting } from './secretary-level-setting.ts';
import { secretarySetting } from './secretary-setting.ts';
import { secretarySkillSetting } from './secretary-skill-setting.ts';
import { secretarySkinSetting } from './secretary-skin-setting.ts';
import { statueLevelSetting } from './statue-level-setting.ts';
import { statueResonanceSetting } from './statue-resonance-setting.ts';
import { statueSetting } from './statue-setting.ts';

/** Screens of the family, in menu order. */
export const companionsPalaceModules = [
  secretarySetting,
  secretaryLevelSetting,
  secretarySkillSetting,
  secretaryDialogueSetting,
  secretaryGiftSetting,
  secretarySkinSetting,
  guardianSetting,
  guardianLevelSetting,
  guardianStarSetting,
  guardianSkillSetting,
  guardianFormationSetting,
  angelSetting,
  angelLevelSetting,
  angelStarSetting,
  angelSkillSetting,
  angelBlessingSetting,
  statueSetting,
  statueLevelSetting,
  statueResonanceSetting,
  garrisonSetting,
  garrisonLevelSetting,
  garrisonEventSetting,
  garrisonRewardSetting,
  palaceBackgroundSetting,
];
