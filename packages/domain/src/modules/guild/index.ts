import { guildGodBlessSetting } from './guild-god-bless-setting.ts';
import { guildLevelSetting } from './guild-level-setting.ts';
import { guildLiveChatSetting } from './guild-live-chat-setting.ts';
import { guildOblationSetting } from './guild-oblation-setting.ts';
import { guildSetting } from './guild-setting.ts';
import { guildSocketSetting } from './guild-socket-setting.ts';

/** Screens of the family, in menu order. */
export const guildModules = [
  guildSetting,
  guildLevelSetting,
  guildOblationSetting,
  guildGodBlessSetting,
  guildSocketSetting,
  guildLiveChatSetting,
];
