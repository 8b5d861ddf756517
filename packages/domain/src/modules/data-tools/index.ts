import { fileSetting } from './file-setting.ts';
import { localization } from './localization.ts';

/** Screens of the family, in menu order. */
export const dataToolsModules = [fileSetting, localization];
