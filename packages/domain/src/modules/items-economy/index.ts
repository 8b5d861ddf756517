import { assetAutoExchangeSetting } from './asset-auto-exchange-setting.ts';
import { energySetting } from './energy-setting.ts';
import { itemControl } from './item-control.ts';
import { itemRewardSetting } from './item-reward-setting.ts';
import { itemSetting } from './item-setting.ts';
import { offlineItemSetting } from './offline-item-setting.ts';

/** Screens of the family, in menu order. */
export const itemsEconomyModules = [
  itemSetting,
  itemRewardSetting,
  assetAutoExchangeSetting,
  itemControl,
  offlineItemSetting,
  energySetting,
];
