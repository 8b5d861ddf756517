import type { Texts } from '../texts.ts';

export const pages: Texts<'pages'> = {
  alarmSubtitle: 'この扉は開きません',
  checkingLogin: 'ログイン状態を確認しています…',
  lostSubtitle: '宇宙で迷子になりました',
};
