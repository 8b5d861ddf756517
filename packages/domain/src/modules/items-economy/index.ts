import { itemSetting } from './item-setting.ts';

/** Screens of the family, in menu order. */
export const itemsEconomyModules = [itemSetting];
