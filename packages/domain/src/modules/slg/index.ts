import { slgBotSetting } from './slg-bot-setting.ts';
import { slgCountrySetting } from './slg-country-setting.ts';
import { slgFlagLevelSetting } from './slg-flag-level-setting.ts';
import { slgFlagMapSetting } from './slg-flag-map-setting.ts';
import { slgFlagSetting } from './slg-flag-setting.ts';
import { slgFlagWashSetting } from './slg-flag-wash-setting.ts';
import { slgGroupSetting } from './slg-group-setting.ts';
import { slgHomeSetting } from './slg-home-setting.ts';
import { slgMapSetting } from './slg-map-setting.ts';
import { slgRankingRewardSetting } from './slg-ranking-reward-setting.ts';
import { slgRaritySetting } from './slg-rarity-setting.ts';
import { slgSeasonSetting } from './slg-season-setting.ts';
import { slgStoreItemSetting } from './slg-store-item-setting.ts';
import { slgWheelSetting } from './slg-wheel-setting.ts';

/** Screens of the family, in menu order. */
export const slgModules = [
  slgSeasonSetting,
  slgCountrySetting,
  slgGroupSetting,
  slgMapSetting,
  slgHomeSetting,
  slgFlagSetting,
  slgFlagMapSetting,
  slgRaritySetting,
  slgFlagLevelSetting,
  slgFlagWashSetting,
  slgWheelSetting,
  slgStoreItemSetting,
  slgRankingRewardSetting,
  slgBotSetting,
];
