import { petCgSetting } from './pet-cg-setting.ts';
import { petCommandRewardSetting } from './pet-command-reward-setting.ts';
import { petCommandSetting } from './pet-command-setting.ts';
import { petConversationSettingV2 } from './pet-conversation-setting-v2.ts';
import { petConversationSetting } from './pet-conversation-setting.ts';
import { petJobSetting } from './pet-job-setting.ts';
import { petRaritySetting } from './pet-rarity-setting.ts';
import { petRatingSetting } from './pet-rating-setting.ts';
import { petRecycleSetting } from './pet-recycle-setting.ts';
import { petSellSetting } from './pet-sell-setting.ts';
import { petSetting } from './pet-setting.ts';
import { petSkillSetting } from './pet-skill-setting.ts';

/** Screens of the family, in menu order. */
export const petsModules = [
  petSetting,
  petSkillSetting,
  petRaritySetting,
  petJobSetting,
  petRatingSetting,
  petSellSetting,
  petRecycleSetting,
  petCgSetting,
  petConversationSetting,
  petConversationSettingV2,
  petCommandSetting,
  petCommandRewardSetting,
];
