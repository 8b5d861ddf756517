import { eventTowerLevelSetting } from './event-tower-level-setting.ts';
import { eventTowerRewardSetting } from './event-tower-reward-setting.ts';
import { eventTowerSetting } from './event-tower-setting.ts';
import { mazeBuffSetting } from './maze-buff-setting.ts';
import { mazeBuffSkillSetting } from './maze-buff-skill-setting.ts';
import { mazeEventSetting } from './maze-event-setting.ts';
import { mazeFloorSetting } from './maze-floor-setting.ts';
import { mazeNodeSetting } from './maze-node-setting.ts';
import { mazeRewardSetting } from './maze-reward-setting.ts';
import { mazeSetting } from './maze-setting.ts';
import { mazeShopSetting } from './maze-shop-setting.ts';
import { mazeTreasureSetting } from './maze-treasure-setting.ts';
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
  mazeNodeSetting,
  mazeRewardSetting,
  mazeEventSetting,
  mazeBuffSetting,
  mazeBuffSkillSetting,
  mazeShopSetting,
  mazeTreasureSetting,
];
