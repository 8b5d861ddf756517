import { consecutiveEventSetting } from './consecutive-event-setting.ts';
import { countdownBonusSetting } from './countdown-bonus-setting.ts';
import { cumulativeEventSetting } from './cumulative-event-setting.ts';
import { eventPromoSetting } from './event-promo-setting.ts';
import { exchangeSetting } from './exchange-setting.ts';
import { growthEventSetting } from './growth-event-setting.ts';
import { loginEventRewardSetting } from './login-event-reward-setting.ts';
import { loginEventSetting } from './login-event-setting.ts';
import { megaEventMilestoneSetting } from './mega-event-milestone-setting.ts';
import { megaEventMissionSetting } from './mega-event-mission-setting.ts';
import { megaEventRankingSetting } from './mega-event-ranking-setting.ts';
import { megaEventSetting } from './mega-event-setting.ts';
import { megaEventStoreSetting } from './mega-event-store-setting.ts';
import { specialEventSetting } from './special-event-setting.ts';
import { urEventRewardSetting } from './ur-event-reward-setting.ts';
import { urEventSetting } from './ur-event-setting.ts';

/** Screens of the family, in menu order. */
export const eventsModules = [
  specialEventSetting,
  growthEventSetting,
  eventPromoSetting,
  loginEventSetting,
  loginEventRewardSetting,
  consecutiveEventSetting,
  cumulativeEventSetting,
  countdownBonusSetting,
  exchangeSetting,
  megaEventSetting,
  megaEventMissionSetting,
  megaEventMilestoneSetting,
  megaEventStoreSetting,
  megaEventRankingSetting,
  urEventSetting,
  urEventRewardSetting,
];
