import { bingoRewardSetting } from './bingo-reward-setting.ts';
import { bingoSetting } from './bingo-setting.ts';
import { bingoTempSetting } from './bingo-temp-setting.ts';
import { crazyWheelSetting } from './crazy-wheel-setting.ts';
import { miningBlockSetting } from './mining-block-setting.ts';
import { miningLayerSetting } from './mining-layer-setting.ts';
import { miningRewardSetting } from './mining-reward-setting.ts';
import { miningSetting } from './mining-setting.ts';
import { miningToolSetting } from './mining-tool-setting.ts';
import { monopolyCellSetting } from './monopoly-cell-setting.ts';
import { monopolyDiceSetting } from './monopoly-dice-setting.ts';
import { monopolyEventSetting } from './monopoly-event-setting.ts';
import { monopolyLapRewardSetting } from './monopoly-lap-reward-setting.ts';
import { monopolyMissionSetting } from './monopoly-mission-setting.ts';
import { monopolySetting } from './monopoly-setting.ts';
import { treasureMissionSetting } from './treasure-mission-setting.ts';
import { treasurePieceSetting } from './treasure-piece-setting.ts';
import { treasureRoundSetting } from './treasure-round-setting.ts';
import { treasureSetting } from './treasure-setting.ts';
import { wheelSetting } from './wheel-setting.ts';
import { wheelSettingV2 } from './wheel-setting-v2.ts';
import { wheelTypeSetting } from './wheel-type-setting.ts';

/** Screens of the family, in menu order. */
export const minigamesModules = [
  wheelTypeSetting,
  wheelSetting,
  wheelSettingV2,
  crazyWheelSetting,
  bingoSetting,
  bingoTempSetting,
  bingoRewardSetting,
  monopolySetting,
  monopolyCellSetting,
  monopolyDiceSetting,
  monopolyEventSetting,
  monopolyLapRewardSetting,
  monopolyMissionSetting,
  miningSetting,
  miningLayerSetting,
  miningBlockSetting,
  miningToolSetting,
  miningRewardSetting,
  treasureSetting,
  treasureRoundSetting,
  treasurePieceSetting,
  treasureMissionSetting,
];
