import { cdnSetting } from './cdn-setting.ts';
import { serverSetting } from './server-setting.ts';
import { systemScheduleSetting } from './system-schedule-setting.ts';
import { timeOffset } from './time-offset.ts';
import { versionControl } from './version-control.ts';

/** Screens of the family, in menu order. */
export const systemReleaseModules = [
  versionControl,
  timeOffset,
  serverSetting,
  systemScheduleSetting,
  cdnSetting,
];
