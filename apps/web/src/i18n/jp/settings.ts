import type { Texts } from '../texts.ts';

export const settings: Texts<'settings'> = {
  defaultZone: '既定のタイムゾーン',
  defaultZoneHelp:
    'アカウントメニューでタイムゾーンを選んでいない人に使われます。ゲームの毎日の時間帯は環境ごとのゲーム時間に従います。',
  history: '変更履歴',
  historyNone: '設置以来、変更はありません。',
  saved: '保存しました。次にページを読み込むと反映されます。',
  settingChanged: '{{before}} → {{after}}',
  title: '全体設定',
};
