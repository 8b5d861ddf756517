import { accumulateTopupSetting } from './accumulate-topup-setting.ts';
import { dailyTopupSetting } from './daily-topup-setting.ts';
import { fundSetting } from './fund-setting.ts';
import { singlePurchaseSetting } from './single-purchase-setting.ts';
import { spendingSetting } from './spending-setting.ts';
import { subscriptionEventSetting } from './subscription-event-setting.ts';
import { topupSettingV2 } from './topup-setting-v2.ts';
import { topupSetting } from './topup-setting.ts';

/** Screens of the family, in menu order. */
export const topupPurchaseModules = [
  topupSetting,
  topupSettingV2,
  accumulateTopupSetting,
  dailyTopupSetting,
  singlePurchaseSetting,
  spendingSetting,
  fundSetting,
  subscriptionEventSetting,
];
