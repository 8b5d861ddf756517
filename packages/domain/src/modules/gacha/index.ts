import { gachaponAssertionSetting } from './gachapon-assertion-setting.ts';
import { gachaponAstrologySetting } from './gachapon-astrology-setting.ts';
import { gachaponCycleSetting } from './gachapon-cycle-setting.ts';
import { gachaponEventSetting } from './gachapon-event-setting.ts';
import { gachaponGuaranteeSetting } from './gachapon-guarantee-setting.ts';
import { gachaponItemSetting } from './gachapon-item-setting.ts';
import { gachaponSetting } from './gachapon-setting.ts';
import { gachaponStepupSetting } from './gachapon-stepup-setting.ts';
import { gridchaCellSetting } from './gridcha-cell-setting.ts';
import { gridchaSetting } from './gridcha-setting.ts';

/** Screens of the family, in menu order. */
export const gachaModules = [
  gachaponSetting,
  gachaponItemSetting,
  gachaponGuaranteeSetting,
  gachaponStepupSetting,
  gachaponCycleSetting,
  gachaponEventSetting,
  gachaponAstrologySetting,
  gachaponAssertionSetting,
  gridchaSetting,
  gridchaCellSetting,
];
