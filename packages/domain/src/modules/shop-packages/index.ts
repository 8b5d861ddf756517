import { bundleEventPackageSetting } from './bundle-event-package-setting.ts';
import { dailyGoldPackageSetting } from './daily-gold-package-setting.ts';
import { dailyPackageFreeRewardSetting } from './daily-package-free-reward-setting.ts';
import { dailyPurchaseBonusSetting } from './daily-purchase-bonus-setting.ts';
import { festivalEventPackageSetting } from './festival-event-package-setting.ts';
import { growthPackageSetting } from './growth-package-setting.ts';
import { loginPackageSetting } from './login-package-setting.ts';
import { loopTriggerPackageSetting } from './loop-trigger-package-setting.ts';
import { loopTriggerPackageSubSetting } from './loop-trigger-package-sub-setting.ts';
import { mallDurationPackageSetting } from './mall-duration-package-setting.ts';
import { mallSetting } from './mall-setting.ts';
import { onceTriggerPackageSetting } from './once-trigger-package-setting.ts';
import { optionalPackageSetting } from './optional-package-setting.ts';
import { periodPackageEventSetting } from './period-package-event-setting.ts';
import { privilegePackageSetting } from './privilege-package-setting.ts';
import { storePoolSetting } from './store-pool-setting.ts';
import { storeSetting } from './store-setting.ts';

/** Screens of the family, in menu order. */
export const shopPackagesModules = [
  mallSetting,
  storeSetting,
  storePoolSetting,
  loginPackageSetting,
  dailyGoldPackageSetting,
  dailyPurchaseBonusSetting,
  dailyPackageFreeRewardSetting,
  privilegePackageSetting,
  growthPackageSetting,
  onceTriggerPackageSetting,
  mallDurationPackageSetting,
  festivalEventPackageSetting,
  loopTriggerPackageSetting,
  loopTriggerPackageSubSetting,
  optionalPackageSetting,
  bundleEventPackageSetting,
  periodPackageEventSetting,
];
