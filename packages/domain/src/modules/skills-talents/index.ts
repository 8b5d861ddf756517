import { effectSetting } from './effect-setting.ts';
import { messageEffectSetting } from './message-effect-setting.ts';
import { skillPairingSetting } from './skill-pairing-setting.ts';
import { skillSetting } from './skill-setting.ts';
import { talentBonusSetting } from './talent-bonus-setting.ts';
import { talentCgSetting } from './talent-cg-setting.ts';
import { talentSetting } from './talent-setting.ts';
import { talentSkillSetting } from './talent-skill-setting.ts';
import { talentTemplateSetting } from './talent-template-setting.ts';

/** Screens of the family, in menu order. */
export const skillsTalentsModules = [
  skillSetting,
  effectSetting,
  messageEffectSetting,
  skillPairingSetting,
  talentSetting,
  talentBonusSetting,
  talentSkillSetting,
  talentCgSetting,
  talentTemplateSetting,
];
