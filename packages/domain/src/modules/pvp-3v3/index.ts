import { threeOnThreeAccumulateRewardSetting } from './3v3-accumulate-reward-setting.ts';
import { threeOnThreeBotSetting } from './3v3-bot-setting.ts';
import { threeOnThreeBuffPeriodSetting } from './3v3-buff-period-setting.ts';
import { threeOnThreeBuffSetting } from './3v3-buff-setting.ts';
import { threeOnThreeDailyRewardSetting } from './3v3-daily-reward-setting.ts';
import { threeOnThreeGroupOrderSetting } from './3v3-group-order-setting.ts';
import { threeOnThreeGroupSetting } from './3v3-group-setting.ts';
import { threeOnThreeLastQuarterSetting } from './3v3-last-quarter-setting.ts';
import { threeOnThreeRankingGroupSetting } from './3v3-ranking-group-setting.ts';
import { threeOnThreeSetting } from './3v3-setting.ts';
import { threeOnThreeWeeklyRewardSetting } from './3v3-weekly-reward-setting.ts';

/** Screens of the family, in menu order. */
export const pvp3v3Modules = [
  threeOnThreeSetting,
  threeOnThreeGroupSetting,
  threeOnThreeGroupOrderSetting,
  threeOnThreeRankingGroupSetting,
  threeOnThreeLastQuarterSetting,
  threeOnThreeAccumulateRewardSetting,
  threeOnThreeBotSetting,
  threeOnThreeDailyRewardSetting,
  threeOnThreeWeeklyRewardSetting,
  threeOnThreeBuffSetting,
  threeOnThreeBuffPeriodSetting,
];
