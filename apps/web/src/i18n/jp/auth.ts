import type { Texts } from '../texts.ts';

export const auth: Texts<'auth'> = {
  expiredText: '続けるにはもう一度ログインしてください。入力した内容は残っています。',
  expiredTitle: 'セッションが終了しました',
  login: 'ログイン',
  loginText: '編集、公開、ロールバックまで。ゲームの設定をひとつの場所で。',
  logout: 'ログアウト',
  password: 'パスワード',
  passwordEmpty: 'パスワードを入力してください。',
  signInTitle: 'ログイン',
  signingIn: 'ログインしています…',
  username: 'ユーザー名',
  usernameEmpty: 'ユーザー名を入力してください。',
};
