import { blockSetting } from './block-setting.ts';
import { sac } from './sac.ts';
import { vipControl } from './vip-control.ts';

export const playerSupportModules = [sac, vipControl, blockSetting];
