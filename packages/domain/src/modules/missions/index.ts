import { questSetting } from './quest-setting.ts';

/** Screens of the family, in menu order. */
export const missionsModules = [questSetting];
