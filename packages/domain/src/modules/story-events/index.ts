import { hEventChapterSetting } from './h-event-chapter-setting.ts';
import { hEventRewardSetting } from './h-event-reward-setting.ts';
import { hEventSetting } from './h-event-setting.ts';
import { multiverseDatingChapterSetting } from './multiverse-dating-chapter-setting.ts';
import { multiverseDatingRewardSetting } from './multiverse-dating-reward-setting.ts';
import { multiverseDatingSetting } from './multiverse-dating-setting.ts';
import { petEventIntimaciesSetting } from './pet-event-intimacies-setting.ts';
import { petEventSetting } from './pet-event-setting.ts';
import { petEventTiersSetting } from './pet-event-tiers-setting.ts';
import { sexualDatingChaptersSetting } from './sexual-dating-chapters-setting.ts';
import { sexualDatingSetting } from './sexual-dating-setting.ts';
import { sexualDatingTiersSetting } from './sexual-dating-tiers-setting.ts';
import { whatsexContactSetting } from './whatsex-contact-setting.ts';
import { whatsexMessageSetting } from './whatsex-message-setting.ts';
import { whatsexSetting } from './whatsex-setting.ts';
import { whatsexSubthreadSetting } from './whatsex-subthread-setting.ts';
import { whatsexThreadSetting } from './whatsex-thread-setting.ts';

/** Screens of the family, in menu order. */
export const storyEventsModules = [
  petEventSetting,
  petEventIntimaciesSetting,
  petEventTiersSetting,
  sexualDatingSetting,
  sexualDatingTiersSetting,
  sexualDatingChaptersSetting,
  whatsexSetting,
  whatsexContactSetting,
  whatsexThreadSetting,
  whatsexSubthreadSetting,
  whatsexMessageSetting,
  multiverseDatingSetting,
  multiverseDatingChapterSetting,
  multiverseDatingRewardSetting,
  hEventSetting,
  hEventChapterSetting,
  hEventRewardSetting,
];
