import type { Texts } from '../texts.ts';

export const auth: Texts<'auth'> = {
  expiredText: '請重新登入以繼續，您輸入的內容已保留。',
  expiredTitle: '登入已失效',
  idleText: '您已長時間沒有操作。',
  login: '登入',
  loginText: '編輯、發布、試玩、回復：遊戲設定集中於一處。',
  password: '密碼',
  passwordEmpty: '請輸入密碼。',
  reusedText:
    '此登入工作階段被兩個瀏覽器使用，可能遭人複製，因此已全部登出。若您只使用一個瀏覽器，請變更密碼並通知管理員。',
  signInTitle: '登入',
  signingIn: '登入中…',
  username: '帳號',
  usernameEmpty: '請輸入帳號。',
};
