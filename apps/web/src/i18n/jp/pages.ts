import type { Texts } from '../texts.ts';

export const pages: Texts<'pages'> = {
  alarmSubtitle: 'アクセス権限がありません',
  checkingLogin: 'ログイン状態を確認しています…',
  lostSubtitle: 'ページが見つかりません',
};
