import { gachaponGuaranteeSetting } from './gachapon-guarantee-setting.ts';
import { gachaponItemSetting } from './gachapon-item-setting.ts';
import { gachaponSetting } from './gachapon-setting.ts';
import { gachaponStepupSetting } from './gachapon-stepup-setting.ts';

/** Screens of the family, in menu order. */
export const gachaModules = [
  gachaponSetting,
  gachaponItemSetting,
  gachaponGuaranteeSetting,
  gachaponStepupSetting,
];
