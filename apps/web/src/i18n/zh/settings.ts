import type { Texts } from '../texts.ts';

export const settings: Texts<'settings'> = {
  defaultZone: '預設時區',
  defaultZoneHelp: '適用於未在帳號選單中選擇時區的人員。遊戲的每日時段依各環境的遊戲時間計算。',
  history: '變更紀錄',
  historyNone: '後台建立以來沒有任何變更。',
  saved: '已儲存，其他人下次載入頁面時生效。',
  settingChanged: '{{before}} → {{after}}',
  title: '全域設定',
};
