import { titleSetting } from './title-setting.ts';

/** Screens of the family, in menu order. */
export const skinsProfileModules = [titleSetting];
