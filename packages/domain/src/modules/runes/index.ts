import { runeLevelSetting } from './rune-level-setting.ts';
import { runeMainStatSetting } from './rune-main-stat-setting.ts';
import { runeRaritySetting } from './rune-rarity-setting.ts';
import { runeRefineSetting } from './rune-refine-setting.ts';
import { runeSellSetting } from './rune-sell-setting.ts';
import { runeSetSetting } from './rune-set-setting.ts';
import { runeSetting } from './rune-setting.ts';
import { runeSubStatSetting } from './rune-sub-stat-setting.ts';

/** Screens of the family, in menu order. */
export const runesModules = [
  runeSetting,
  runeRaritySetting,
  runeSetSetting,
  runeLevelSetting,
  runeMainStatSetting,
  runeSubStatSetting,
  runeRefineSetting,
  runeSellSetting,
];
