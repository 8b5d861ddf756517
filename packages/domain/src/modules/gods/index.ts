import { godLevelSetting } from './god-level-setting.ts';
import { godRaritySetting } from './god-rarity-setting.ts';
import { godSetting } from './god-setting.ts';
import { godSkillSettingV2 } from './god-skill-setting-v2.ts';
import { godStarSetting } from './god-star-setting.ts';

/** Screens of the family, in menu order. */
export const godsModules = [godSetting, godRaritySetting, godLevelSetting, godStarSetting, godSkillSettingV2];
