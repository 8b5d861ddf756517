import { afkConversationSetting } from './afk-conversation-setting.ts';
import { avgSetting } from './avg-setting.ts';
import { lobbyConversationSetting } from './lobby-conversation-setting.ts';
import { lobbyRewardSetting } from './lobby-reward-setting.ts';
import { lobbySetting } from './lobby-setting.ts';

/** Screens of the family, in menu order. */
export const lobbyStoryModules = [
  lobbySetting,
  lobbyConversationSetting,
  lobbyRewardSetting,
  avgSetting,
  afkConversationSetting,
];
