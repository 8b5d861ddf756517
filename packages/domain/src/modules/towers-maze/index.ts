import { eventTowerLevelSetting } from './event-tower-level-setting.ts';
import { eventTowerRewardSetting } from './event-tower-reward-setting.ts';
import { eventTowerSetting } from './event-tower-setting.ts';
import { mazeFloorSetting } from './maze-floor-setting.ts';
import { mazeSetting } from './maze-setting.ts';
import { pveFloorSetting } from './pve-floor-setting.ts';
import { pveTowerSetting } from './pve-tower-setting.ts';

/** Screens of the family, in menu order. */
export const towersMazeModules = [
  pveTowerSetting,
  pveFloorSetting,
  eventTowerSetting,
  eventTowerRewardSetting,
  eventTowerLevelSetting,
  mazeSetting,
  mazeFloorSetting,
];
