import { petJobSetting } from './pet-job-setting.ts';
import { petRaritySetting } from './pet-rarity-setting.ts';
import { petSetting } from './pet-setting.ts';

/** Screens of the family, in menu order. */
export const petsModules = [petSetting, petRaritySetting, petJobSetting];
