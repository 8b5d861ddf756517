import { petJobSetting } from './pet-job-setting.ts';
import { petRaritySetting } from './pet-rarity-setting.ts';
import { petSetting } from './pet-setting.ts';
import { petSkillSetting } from './pet-skill-setting.ts';

/** Screens of the family, in menu order. */
export const petsModules = [petSetting, petSkillSetting, petRaritySetting, petJobSetting];
