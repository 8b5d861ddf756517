import { avgSetting } from './avg-setting.ts';

/** Screens of the family, in menu order. */
export const lobbyStoryModules = [avgSetting];
