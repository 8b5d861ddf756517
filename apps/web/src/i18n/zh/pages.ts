import type { Texts } from '../texts.ts';

export const pages: Texts<'pages'> = {
  alarmSubtitle: '沒有存取權限',
  checkingLogin: '正在確認登入狀態…',
  lostSubtitle: '找不到頁面',
};
