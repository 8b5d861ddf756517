import { gachaponGuaranteeSetting } from './gachapon-guarantee-setting.ts';
import { gachaponSetting } from './gachapon-setting.ts';

/** Screens of the family, in menu order. */
export const gachaModules = [gachaponSetting, gachaponGuaranteeSetting];
