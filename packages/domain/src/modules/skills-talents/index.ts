import { effectSetting } from './effect-setting.ts';
import { messageEffectSetting } from './message-effect-setting.ts';
import { skillSetting } from './skill-setting.ts';

/** Screens of the family, in menu order. */
export const skillsTalentsModules = [skillSetting, effectSetting, messageEffectSetting];
