import type { Texts } from '../texts.ts';

export const auth: Texts<'auth'> = {
  expiredText: '続けるにはもう一度ログインしてください。入力した内容は残っています。',
  expiredTitle: 'セッションが終了しました',
  idleText: '長い間操作がありませんでした。',
  login: 'ログイン',
  loginText: '編集、公開、テスト、ロールバックまで。ゲームの設定をひとつの場所で。',
  password: 'パスワード',
  passwordEmpty: 'パスワードを入力してください。',
  reusedText:
    'このセッションは2つのブラウザーから使われました。コピーされた可能性があるため、すべて終了しました。使っているブラウザーが1つだけの場合は、パスワードを変更し、管理者に連絡してください。',
  signInTitle: 'ログイン',
  signingIn: 'ログインしています…',
  username: 'ユーザー名',
  usernameEmpty: 'ユーザー名を入力してください。',
};
