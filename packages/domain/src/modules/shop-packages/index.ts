import { growthPackageSetting } from './growth-package-setting.ts';
import { loginPackageSetting } from './login-package-setting.ts';
import { mallSetting } from './mall-setting.ts';

/** Screens of the family, in menu order. */
export const shopPackagesModules = [mallSetting, loginPackageSetting, growthPackageSetting];
