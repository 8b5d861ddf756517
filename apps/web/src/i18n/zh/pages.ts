import type { Texts } from '../texts.ts';

export const pages: Texts<'pages'> = {
  alarmSubtitle: '這扇門不對您開放',
  checkingLogin: '正在確認登入狀態…',
  lostSubtitle: '迷失在太空中',
};
