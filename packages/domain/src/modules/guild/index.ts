import { guildSetting } from './guild-setting.ts';

/** Screens of the family, in menu order. */
export const guildModules = [guildSetting];
